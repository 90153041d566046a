import { z } from 'zod'
import { RESUME_TYPES } from '#src/applications/shared/states.ts'
import { rowId } from '#src/shared/fields.ts'

/** A draft may hold more than may be sent, because its writer is still to shorten it. */
const TEXT_MOST = 20_000
const ANSWERS_MOST = 10

const writtenText = z
  .string()
  .max(TEXT_MOST)
  .transform((text) => text.toWellFormed().replaceAll('\u0000', ''))

/** What is not written yet comes as null, as every empty text of a body does. */
const maybeWritten = writtenText.nullish().transform((text) => text ?? '')

/** An amount that is not read yet stays as it was written. */
const amount = z.union([z.number(), z.string().max(40)]).nullable()

/** What is written in the form of an application, finished or not. */
export const draftContent = z.object({
  resume_type: z.enum(RESUME_TYPES),
  resume_id: rowId().nullable(),
  letter: maybeWritten,
  answers: z.array(maybeWritten).max(ANSWERS_MOST),
  /** What the letter is composed of; a draft of a version before has none. */
  letter_answers: z
    .object({ experience: maybeWritten, example: maybeWritten, reason: maybeWritten })
    .optional(),
  available_now: z.literal([0, 1]).nullable(),
  availability_date: z.string().max(20).nullable(),
  min_salary_expectation: amount,
  max_salary_expectation: amount,
})

export type DraftContent = z.output<typeof draftContent>
