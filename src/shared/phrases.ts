import { formatCount } from './money.ts'

/** Lists words as a sentence does: « le NIF, le logo et les avantages ». */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} et ${last}`
}

/** Returns the text with a capital as its first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns the text with a small first letter. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/**
 * Returns what two spellings of one word share: « SQL » and « sql », « Chargée  d’études » and « chargee d’etudes ».
 */
export function wordKey(text: string): string {
  return unaccented(text).replace(/\s+/g, ' ').trim()
}

/** Returns the text in lower case without accents: « Chargée » and « CHARGEE » give the same. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns the words of a text in lower case without accents and marks, one space between two, to compare texts by. */
export function plainWords(text: string): string {
  return unaccented(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * The words that go with a number: `plural(2, 'offre')` is « offres », `plural(1, 'cheval', 'chevaux')` « cheval ». French
 * has the plural from two on: zero and one and a half are singular.
 */
export function plural(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) < 2 ? one : many
}

/** A whole number and the words that go with it: « 1 offre », « 1 500 offres », with no-break spaces. */
export function counted(count: number, one: string, many?: string): string {
  return `${formatCount(count)}\u00A0${plural(count, one, many)}`
}

/**
 * French drops the last letter of « de » and « que » before these; an h is said in the names of people here, as in
 * « Hanta », and not in the French words that companies are called by, as in « Hôtel du Lac ».
 */
const VOWEL =
  /^(?:[aeiouœæ]|h(?:abitat|armonie|eritage|istoire|ommes?\b|onneur|opita|orizon|orlogerie|orticult|otel|uile|umanite|ydro|ygiene))/

/** « de » before a name: « de Havoana », « d’Épicerie Soa ». */
export function ofName(name: string): string {
  return VOWEL.test(unaccented(name)) ? `d’${name}` : `de ${name}`
}

/** « que » before a name: « que Havoana », « qu’Asafidy ». */
export function thatName(name: string): string {
  return VOWEL.test(unaccented(name)) ? `qu’${name}` : `que ${name}`
}
