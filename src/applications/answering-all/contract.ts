import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams, requiredText } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { variableProblem } from '../reply-templates/shared/parts.ts'
import { ANSWERS } from './shared/answers.ts'

const message = requiredText('Veuillez écrire un message.', 3_000, MESSAGES.letter_too_long).superRefine(
  (text, context) => {
    const problem = variableProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  },
)

export const answerAll = endpoint({
  method: 'PUT',
  path: '/api/recruiter/offers/:id/answers',
  summary: 'Répond à toutes les candidatures de l’offre qui attendent encore une réponse.',
  params: idParams,
  body: z.object({
    answer: z.enum(ANSWERS, { error: 'Veuillez choisir un motif.' }),
    message,
  }),
  reply: z.object({ data: z.object({ answered_count: z.number() }) }),
})
