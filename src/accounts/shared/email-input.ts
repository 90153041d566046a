import { z } from 'zod'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'

/** An address as it is kept: lower case. */
export const emailInput = z
  .string({ error: MESSAGES.email_required })
  .max(255, MESSAGES.email_invalid)
  .regex(EMAIL_PATTERN, MESSAGES.email_invalid)
  .transform((text) => text.toLowerCase())
