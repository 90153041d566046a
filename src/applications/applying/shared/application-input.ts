import { z } from 'zod'
import { letterField } from '#src/applications/shared/letter-field.ts'
import { RESUME_TYPES } from '#src/applications/shared/states.ts'
import type { OfferQuestion } from '#src/offers/shared/parts.ts'
import { amount } from '#src/shared/amounts/input.ts'
import { clientKey, flag, rowId } from '#src/shared/fields.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { resumePdf } from '#src/shared/resume-pdf.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { answerProblem } from './answers.ts'

/** No offer asks more questions than this. */
const QUESTIONS_MOST = 10

const OFFER_UNKNOWN = 'Cette offre n’existe pas.'
const RESUME_TYPE_REQUIRED = 'Veuillez choisir un CV enregistré ou un fichier PDF.'

const fields = z.object({
  resume_type: z.enum(RESUME_TYPES, { error: RESUME_TYPE_REQUIRED }),
  resume_id: rowId().nullish().catch(null).meta({ description: 'Un CV enregistré\u00a0; vide pour un PDF.' }),
  resume_pdf: resumePdf.nullish(),
  letter: letterField,
  available_now: flag(MESSAGES.available_now_required),
  availability_date: z
    .string({ error: MESSAGES.availability_date_required })
    .meta({ format: 'date' })
    .nullish(),
  min_salary_expectation: amount(MESSAGES.min_salary_required, MESSAGES.min_salary_negative),
  max_salary_expectation: amount(MESSAGES.max_salary_required, MESSAGES.max_salary_negative),
  offer_id: rowId(OFFER_UNKNOWN),
  client_key: clientKey.nullish(),
  /** The answers are in the order of the offer's questions. */
  answers: z
    .array(
      z
        .string()
        .nullish()
        .transform((text) => (text ?? '').trim()),
    )
    .max(QUESTIONS_MOST)
    .nullish()
    .transform((list) => list ?? []),
})

type Loose = Partial<Record<keyof z.output<typeof fields>, unknown>>
type Rule = [field: keyof Loose, message: string, holds: (input: Loose, today: string) => boolean]

const isLate = (input: Loose) => input.available_now === false
const given = (value: unknown) => value !== null && value !== undefined

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const RULES: Rule[] = [
  [
    'resume_id',
    MESSAGES.resume_id_required,
    (input) => input.resume_type !== 'resume' || given(input.resume_id),
  ],
  [
    'resume_pdf',
    MESSAGES.resume_pdf_required,
    (input) => input.resume_type !== 'pdf' || given(input.resume_pdf),
  ],
  [
    'availability_date',
    MESSAGES.availability_date_required,
    (input) => !isLate(input) || isCalendarDate(String(input.availability_date ?? '')),
  ],
  [
    'availability_date',
    MESSAGES.availability_date_past,
    (input, today) => {
      const date = String(input.availability_date ?? '')
      return !isCalendarDate(date) || date >= today
    },
  ],
  [
    'max_salary_expectation',
    MESSAGES.max_salary_below_min,
    ({ min_salary_expectation: min, max_salary_expectation: max }) =>
      !isAmount(min) || !isAmount(max) || max >= min,
  ],
]

/**
 * The rules of an application, each with its own message; all that fail are told together.
 * @param today the day in Antananarivo, `2026-11-21`
 * @param questions what the offer asks; the server checks the answers once it has the offer
 */
export function applicationInput(today: string, questions: readonly OfferQuestion[] = []) {
  let schema: z.ZodType<z.output<typeof fields>> = fields
  for (const [field, message, holds] of RULES) {
    // Without `when`, a rule across fields would wait until every single field is right.
    const options = { message, path: [field], when: () => true }
    schema = schema.refine((input) => holds((input ?? {}) as Loose, today), options)
  }
  for (const [index, question] of questions.entries())
    schema = schema.refine((input) => !answerProblem(question, answerIn(input, index)), {
      error: ({ input }) => answerProblem(question, answerIn(input, index)) ?? '',
      path: ['answers', index],
      when: () => true,
    })
  return schema.transform((input) => ({
    ...input,
    resume_id: input.resume_type === 'resume' ? (input.resume_id ?? null) : null,
    resume_pdf: input.resume_type === 'pdf' ? (input.resume_pdf ?? null) : null,
    availability_date: input.available_now ? null : (input.availability_date ?? null),
  }))
}

export type ApplicationInput = z.output<ReturnType<typeof applicationInput>>

function answerIn(input: unknown, index: number): string {
  const { answers = [] } = (input ?? {}) as { answers?: readonly unknown[] | null }
  const answer = answers?.[index]
  return typeof answer === 'string' ? answer : ''
}
