import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'
import { QUESTIONS } from './shared/questions.ts'

/** A question as its applicant sees it. */
export const askedQuestion = z.object({
  question: z.enum(QUESTIONS),
  /** Null while it is not answered. */
  answer: z.boolean().nullable(),
  /** It can be answered, or the answer changed, until then; null once that is over. */
  open_until: z.string().nullable(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

export const answerLastQuestion = endpoint({
  method: 'PUT',
  path: '/api/applicant/applications/:id/last-question',
  summary: 'Répond à une question posée à la fin de la candidature, ou après l’embauche.',
  params: idParams,
  body: z.object({
    question: z.enum(QUESTIONS, { error: 'Cette question n’existe pas.' }),
    answer: z.boolean({ error: 'Veuillez répondre par oui ou par non.' }),
  }),
  reply: z.object({ data: z.array(askedQuestion) }),
})
