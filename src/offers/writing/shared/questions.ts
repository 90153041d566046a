import { z } from 'zod'
import { type OfferQuestion, QUESTION_KINDS } from '#src/offers/shared/parts.ts'
import { required } from './fields.ts'
import { OFFER_LIMITS as LIMITS } from './limits.ts'

const FEW_CHOICES = 'Veuillez proposer au moins deux réponses, une par ligne.'

const question = z
  .object({
    text: required('Veuillez écrire la question.', LIMITS.question),
    kind: z.enum(QUESTION_KINDS, { error: 'Veuillez choisir le type de réponse.' }),
    choices: z
      .string()
      .nullish()
      .transform((lines) => choicesIn(lines ?? '')),
    required: z.boolean().nullish(),
  })
  .superRefine(({ kind, choices }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message, path: ['choices'] })
    if (kind !== 'choice') return
    if (choices.length < 2) refuse(FEW_CHOICES)
    if (choices.length > LIMITS.choices) refuse(`Vous pouvez proposer ${LIMITS.choices} réponses au plus.`)
    if (choices.some((choice) => choice.length > LIMITS.choice))
      refuse(`Une réponse ne doit pas dépasser ${LIMITS.choice} caractères.`)
  })
  .transform(
    ({ choices, required: asked, ...rest }): OfferQuestion => ({
      ...rest,
      ...(rest.kind === 'choice' && { choices }),
      required: asked ?? true,
    }),
  )

export const questions = z
  .array(question)
  .max(LIMITS.questions, `Vous pouvez poser ${LIMITS.questions} questions au plus.`)
  .nullish()
  .transform((list) => list ?? [])

function choicesIn(lines: string): string[] {
  return [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean)
}
