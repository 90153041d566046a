import { z } from 'zod'
import { MESSAGES } from '#src/shared/messages.ts'
import { LETTER_MAX, LETTER_MIN } from './letter-limits.ts'

/** A field for a letter; it aborts nothing, because an aborted field would silence the rules across fields. */
export const letterField = z
  .string({ error: MESSAGES.letter_required })
  .meta({ minLength: LETTER_MIN, maxLength: LETTER_MAX })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .superRefine((text, context) => {
    const message = letterProblem(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

function letterProblem(text: string): string | null {
  if (text === '') return MESSAGES.letter_required
  if (text.length < LETTER_MIN) return MESSAGES.letter_too_short
  return text.length > LETTER_MAX ? MESSAGES.letter_too_long : null
}
