import { z } from 'zod'
import { BASIC_EMAIL_PATTERN, EMAIL_PATTERN, MESSAGES } from './messages.ts'

/** Largest value of a serial column (PostgreSQL's integer). */
export const LARGEST_ID = 2_147_483_647

/**
 * The number of a row, as a number or as it is written; what is none is refused.
 * @param unknown message of whatever can't be one
 */
export function rowId(unknown?: string) {
  return z.coerce.number(unknown).int(unknown).positive(unknown).max(LARGEST_ID, unknown)
}

/** Parameters of a path that ends on a row: `/api/offers/:id`. What is no number of a row is 404. */
export const idParams = z.object({ id: rowId() })

/** To a page that does not say what it shows, or shows what is gone: it is an old one. */
export const RELOAD = 'Rechargez la page, puis recommencez.'

/** The version that the person had before its eyes of what it changes. */
export const seenVersion = z.int({ error: RELOAD })

/** Names what is sent, so that sending it again after a lost answer is the same. */
export const clientKey = z.uuid(RELOAD)

/** An address that is written to, as it is kept: lower case. */
export const email = addressLike(EMAIL_PATTERN)

/** The address of a sign-in, which is only looked up. */
export const basicEmail = addressLike(BASIC_EMAIL_PATTERN)

function addressLike(pattern: RegExp) {
  return z
    .string({ error: MESSAGES.email_required })
    .trim()
    .min(1, { error: MESSAGES.email_required, abort: true })
    .max(255, { error: MESSAGES.email_invalid, abort: true })
    .regex(pattern, MESSAGES.email_invalid)
    .toLowerCase()
}

/**
 * A text that has to be there, without the spaces around it.
 * @param max characters, with what a longer one is refused for
 */
export function requiredText(missing: string, max: number, tooLong: string) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, tooLong)
}

/**
 * Yes or no as JSON, forms and check boxes say it: true, 1, « on ».
 * @param missing message of what is neither
 */
export function flag(missing?: string) {
  return z
    .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', 'on'])], missing)
    .transform((value) => value === true || value === 1 || ['1', 'true', 'on'].includes(String(value)))
}

/** What a text of more than `max` characters is refused for. */
export const tooLong = (max: number) => `Ce texte ne doit pas dépasser ${max} caractères.`

/** What a list of more than `max` is refused for. */
export const atMost = (max: number) => `Vous pouvez en garder ${max} au plus.`

/** A text as it is kept: a lone half of a surrogate pair, which a JSON column refuses, becomes the replacement character. */
export function cleanText(value: string | null | undefined): string {
  return (value ?? '').toWellFormed().replaceAll('\r\n', '\n').replaceAll('\u0000', '').trim()
}

/**
 * The same on one line, without what is drawn as nothing, turns the direction of writing round or breaks lines: a title
 * stands in lists, mails and headers beside the words of others.
 */
export function cleanLine(value: string | null | undefined): string {
  return cleanText(value)
    .replace(/\s+/g, ' ')
    .replace(/[\p{DI}\p{Cc}]/gu, '')
    .trim()
}

/** As `requiredText`, on one line. */
export function requiredLine(missing: string, max: number, tooLong: string) {
  return z
    .string({ error: missing })
    .meta({ maxLength: max })
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(max, tooLong))
}

/**
 * One of a list, by its number as a number or as it is written.
 * @param missing message of whatever is none of them
 */
export function listedId(list: readonly { id: number }[], missing = 'Veuillez choisir dans la liste.') {
  const ids = new Set(list.map((item) => item.id))
  return z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, missing)], { error: missing })
    .transform(Number)
    .refine((id) => ids.has(id), missing)
}
