/** French spellings of one sound, in folded letters; they are tried in this order, and the first that fits counts. */
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

/** Returns roughly how a folded French word is said, for comparisons: « chofeur » and « chauffeur » give the same. */
export function soundOf(word: string): string {
  return SPELLINGS.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), word)
}
