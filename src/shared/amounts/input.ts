import { z } from 'zod'
import { MESSAGES } from '../messages.ts'
import { readAmount } from './read-amount.ts'

/** Ariary; what the columns hold. */
const AMOUNT_MAX = 2_000_000_000

/**
 * A whole amount in Ariary, as a number or as it is typed.
 * @param missing message without one
 * @param negative message below zero
 */
export function amount(missing: string, negative: string) {
  return z
    .union([z.string(), z.number()], {
      error: (issue) => (issue.input == null ? missing : MESSAGES.number_invalid),
    })
    .meta({ description: 'En ariary.' })
    .refine((value) => String(value).trim() !== '', { message: missing, abort: true })
    .transform((value) => (typeof value === 'number' ? value : readAmount(value)))
    .pipe(z.int({ error: MESSAGES.number_invalid }).max(AMOUNT_MAX, MESSAGES.number_invalid).min(0, negative))
}
