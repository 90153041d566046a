import { z } from 'zod'
import { SIGN_UP_MESSAGES as MESSAGES } from './sign-up-rules.ts'

const PERSON_MAX = 100
const NAME_MAX = 255
const MAILED_MAX = 80

/**
 * A person's name has letters, spaces, dashes and apostrophes, and a dot at the end of a word or before an initial:
 * « Jean M.B. » and « J.-P. ».
 */
const PERSON = /^(?:[\p{L}\p{M} '’-]|\.(?=[ -]|$|\p{L}\p{M}*(?:[. -]|$)))+$/u
/** A public name also has digits and the punctuation that shop signs carry. */
const NAME = /^[\p{L}\p{M}\p{N} '’"“”«»&.,()/+°!#*_–-]+$/u
/** Matches characters that are drawn as nothing or turn the direction of writing round, and piles of accents. */
const HIDDEN = /\p{DI}|\p{M}{3}/u
/** A dot glued between words is what mail programs make a link of: « Madagascar.Com » is refused, « S.A.R.L » and « 2.0 » pass. */
const ADDRESS = /\.(?=[\p{L}\p{M}\p{N}-]{2})[\p{N}-]*\p{L}|www\.|\bhttps?\b|\/\//iu

/** Writes each name in one way: composed letters, single spaces, none around. */
function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[ \u00A0\u202F]+/g, ' ')
    .trim()
}

function isPersonName(name: string): boolean {
  return PERSON.test(name) && /\p{L}/u.test(name) && !HIDDEN.test(name) && name.length <= PERSON_MAX
}

function isPublicName(name: string): boolean {
  return NAME.test(name) && /[\p{L}\p{N}]/u.test(name) && !HIDDEN.test(name) && !ADDRESS.test(name)
}

/**
 * Whether words may be mailed to another person in our name: they hold what a public name may, and are no long speech.
 */
export function mayBeMailed(words: string): boolean {
  return words.length <= MAILED_MAX && isPublicName(normalizeName(words))
}

/** Both names of a person; many people in Madagascar have only one, and the other is empty. */
export interface PersonNames {
  first_name: string
  last_name: string
}

/** Writes both names, or the only one. */
export function fullName({ first_name, last_name }: PersonNames): string {
  return `${first_name} ${last_name}`.trim()
}

/** Puts the only name of a person first, where greetings read it, whichever field it was written in. */
export function inOrder({ first_name, last_name }: PersonNames): PersonNames {
  return first_name ? { first_name, last_name } : { first_name: last_name, last_name: '' }
}

/** A field for the first or last name of a person, which opens our mails: it has no link, no line break, nothing that hides; it may be empty. */
export function personName() {
  return z
    .string({ error: MESSAGES.name_invalid })
    .nullable()
    .transform((text) => normalizeName(text ?? ''))
    .refine((name) => name === '' || isPersonName(name), MESSAGES.name_invalid)
}

/**
 * A field for the name of a company, or the one that a person chose to be shown: as `personName`, with digits and
 * punctuation.
 */
export function publicName(missing: string, tooLong: string) {
  return nameField(missing).pipe(
    z
      .string()
      .min(1, { error: missing, abort: true })
      .max(NAME_MAX, { error: tooLong, abort: true })
      .refine(isPublicName, MESSAGES.public_name_invalid),
  )
}

function nameField(missing: string) {
  return z.string({ error: missing }).transform(normalizeName)
}

/** Returns what can stand as a person's name of a text that came from another site; empty when nothing can. */
export function cleanPersonName(text: string): string {
  const name = normalizeName(
    text
      .normalize('NFC')
      .replace(/\p{DI}/gu, '')
      .replace(/[^\p{L}\p{M}'’-]+/gu, ' '),
  )
  const cut = name
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .slice(0, PERSON_MAX)
    .trim()
  return isPersonName(cut) ? cut : ''
}
