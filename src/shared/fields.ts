import { z } from 'zod'
import { BASIC_EMAIL_PATTERN, EMAIL_PATTERN, MESSAGES } from './messages.ts'

/** Largest value of a serial column (PostgreSQL's integer). */
export const LARGEST_ID = 2_147_483_647

/**
 * A field for the number of a row, as a number or as it is written; what is none is refused.
 * @param unknown message of whatever can't be one
 */
export function rowId(unknown?: string) {
  return z.coerce.number(unknown).int(unknown).positive(unknown).max(LARGEST_ID, unknown)
}

/** Largest id of a list of reference (PostgreSQL's smallint); towns have larger ones. */
const LARGEST_REFERENCE_ID = 32_767

/**
 * A field for an entry of a list of reference: sector, contract, level.
 * @param unknown message of whatever can't be one
 */
export function referenceId(unknown?: string) {
  return rowId(unknown).max(LARGEST_REFERENCE_ID, unknown)
}

/** The parameters of a path such as `/api/offers/:id`; what is no number of a row is answered with 404. */
export const idParams = z.object({ id: rowId() })

/** The message to a page that sends no version or key: it was loaded before an update, or shows what is gone. */
export const RELOAD = 'Rechargez la page, puis recommencez.'

/** The version of what is changed that the person saw, so that nobody overwrites the change of somebody else unseen. */
export const seenVersion = z.int({ error: RELOAD })

/** A key that the browser gives to what it sends, so that sending it again after a lost answer makes nothing twice. */
export const clientKey = z.uuid(RELOAD)

/** A field for an e-mail address that is written to; it is kept in lower case. */
export const email = addressLike(EMAIL_PATTERN)

/** A field for the e-mail address of somebody else, which whoever fills the form in is not asked for as their own. */
export const theirEmail = addressLike(EMAIL_PATTERN, 'Veuillez entrer son adresse e-mail.')

/** A field for the e-mail address of a sign-in, which is only looked up and so is checked less. */
export const basicEmail = addressLike(BASIC_EMAIL_PATTERN)

function addressLike(pattern: RegExp, missing: string = MESSAGES.email_required) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(255, { error: MESSAGES.email_invalid, abort: true })
    .regex(pattern, MESSAGES.email_invalid)
    .toLowerCase()
}

/**
 * A field for a text that has to be there; it is kept without the spaces around it.
 * @param max characters, with what a longer one is refused for
 */
export function requiredText(missing: string, max: number, tooLong: string) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, tooLong)
}

/**
 * A field for the words of a search, null without any. Too long a search is refused, because leaving it out would show
 * everything as if it had been found; what an address repeats or nests is no search.
 */
export function searchWords(max: number) {
  const tooLong = `Votre recherche est trop longue\u00a0: ${max} caractères au plus. Gardez les mots qui comptent.`
  return z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value : null))
    .pipe(z.string().trim().max(max, tooLong).nullable())
}

/**
 * A field for yes or no as JSON, forms and check boxes say it: true, 1, « on ».
 * @param missing message of what is neither
 */
export function flag(missing?: string) {
  return z
    .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false', 'on'])], missing)
    .transform((value) => value === true || value === 1 || ['1', 'true', 'on'].includes(String(value)))
}

/** The message for a text of more than `max` characters. */
export const tooLong = (max: number) => `Ce texte ne doit pas dépasser ${max} caractères.`

/** The message for a list of more than `max` items. */
export const atMost = (max: number) => `Vous pouvez en garder ${max} au plus.`

/**
 * Returns a text as it is kept: half of a surrogate pair, which a JSON column refuses, becomes the replacement
 * character.
 */
export function cleanText(value: string | null | undefined): string {
  return (value ?? '').toWellFormed().replaceAll('\r\n', '\n').replaceAll('\u0000', '').trim()
}

/**
 * Returns the same on one line, without what is drawn as nothing, turns the direction of writing round or breaks lines,
 * because a title stands in lists, mails and headers beside the words of others.
 */
export function cleanLine(value: string | null | undefined): string {
  return cleanText(value)
    .replace(/\s+/g, ' ')
    .replace(/[\p{DI}\p{Cc}]/gu, '')
    .trim()
}

/** A field as `requiredText`, on one line. */
export function requiredLine(missing: string, max: number, tooLong: string) {
  return z
    .string({ error: missing })
    .meta({ maxLength: max })
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(max, tooLong))
}

/**
 * A field for one item of a list, by its number as a number or as it is written.
 * @param missing message of whatever is none of them
 */
export function listedId(list: readonly { id: number }[], missing = 'Veuillez choisir dans la liste.') {
  return z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, missing)], { error: missing })
    .transform(Number)
    .refine((id) => list.some((item) => item.id === id), missing)
}

/** A field for what is left of a daily limit: how often, and when all of it is there again. */
export const dailyLimitLeft = z.object({ left: z.number(), again_at: z.string().nullable() })
