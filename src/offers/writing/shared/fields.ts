import { z } from 'zod'
import { cleanLine, cleanText, listedId, tooLong } from '#src/shared/fields.ts'
import { unaccented } from '#src/shared/phrases.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { OFFER_LIMITS as LIMITS, readLength } from './limits.ts'

const text = () => z.string().nullish().transform(cleanText)
export const line = () => z.string().nullish().transform(cleanLine)

export const optional = (max: number) =>
  text()
    .pipe(z.string().max(max, tooLong(max)))
    .transform((value) => value || null)

export const optionalLine = (max: number) =>
  line()
    .pipe(z.string().max(max, tooLong(max)))
    .transform((value) => value || null)

export const required = (missing: string, max: number) =>
  line().pipe(z.string().min(1, missing).max(max, tooLong(max)))

/**
 * A text with headings, lists, bold and links.
 * @param missing message without one; null where it may be left out
 */
export const rich = (missing: string | null) =>
  text()
    .refine((html) => missing === null || readLength(html) > 0, missing ?? '')
    .refine((html) => html.length <= LIMITS.html && readLength(html) <= LIMITS.rich, tooLong(LIMITS.rich))
    .transform((html) => (readLength(html) > 0 ? html : ''))

export const oneOf = (list: readonly { id: number }[]) =>
  z
    .preprocess((value) => (value === '' ? null : value), listedId(list).nullish())
    .transform((id) => id ?? null)

/** One of a few words, or none. */
export const oneWordOf = <Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      z.enum(words, { error: 'Veuillez choisir dans la liste.' }).nullish(),
    )
    .transform((word) => word ?? null)

/** @param missing the sentence that asks for it, without its end */
export function wholeNumber(missing: string, min: number, max: number) {
  const message = `${missing}, entre ${min} et ${max}.`
  return z
    .union([z.number(), z.string().regex(/^\s*\d{1,6}\s*$/, message)], { error: message })
    .transform(Number)
    .pipe(z.int({ error: message }).min(min, message).max(max, message))
}

/** The same where it may be left out. */
export const optionalNumber = (missing: string, min: number, max: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && !value.trim() ? null : value),
      wholeNumber(missing, min, max).nullish(),
    )
    .transform((number) => number ?? null)

export const day = () =>
  z
    .string()
    .meta({ format: 'date' })
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || isCalendarDate(value), 'Veuillez entrer une date valide.')

/** A list of words without repetitions, compared without accents and capitals. */
export function wordList(most: number, longest: number) {
  return z
    .array(required('Veuillez entrer un mot.', longest))
    .max(most, `Vous pouvez en garder ${most} au plus.`)
    .nullish()
    .transform((list) => {
      const seen = new Set<string>()
      const isNew = (word: string) => !seen.has(unaccented(word)) && Boolean(seen.add(unaccented(word)))
      return (list ?? []).map((word) => word.replace(/\s+/g, ' ')).filter(isNew)
    })
}
