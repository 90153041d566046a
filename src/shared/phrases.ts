import { formatCount } from './money.ts'

/** A count with its noun, as French agrees it: « 0 offre », « 1 offre », « 1 284 offres », with no-break spaces. */
export function plural(count: number, word: string): string {
  return `${formatCount(count)}\u00A0${word}${count < 2 ? '' : 's'}`
}

/** « le NIF, le logo et les avantages » */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} et ${last}`
}

/** Its first letter a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Its first letter a small one. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** By what two spellings of one word are the same: « SQL » and « sql », « Chargée  d’études » and « chargee d’etudes ». */
export function wordKey(text: string): string {
  return unaccented(text).replace(/\s+/g, ' ').trim()
}

/** Lower case without accents: « Chargée » and « CHARGEE » are one word. */
export function unaccented(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Its words alone, in lower case without accents and marks, a space between two: what texts are compared by. */
export function plainWords(text: string): string {
  return unaccented(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
