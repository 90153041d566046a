/** French spellings of one sound, folded letters; the first that fits, in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/t(?=ion)/g, 's'],
  [/e?au/g, 'o'],
  [/ph/g, 'f'],
  [/qu|q|ck|ch(?=[rl])/g, 'k'],
  [/c(?=[eiy])|ss?|z/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/(?<!c)h/g, ''],
  [/y/g, 'i'],
  [/ai|ei/g, 'e'],
  [/[ae][mn](?=[^aeiou]|$)/g, 'an'],
  [/omp?(?=[^aeiou])/g, 'on'],
  [/eu(?=r)/g, 'e'],
  [/e?[sxtd]?$/, ''],
]

/** How a folded French word is said, roughly: « chofeur » and « chauffeur » are one. Not a word to be shown. */
export function soundOf(word: string): string {
  return SPELLINGS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word)
}
