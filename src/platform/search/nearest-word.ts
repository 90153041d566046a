import { distanceBetween } from './distance.ts'
import { soundOf } from './sounds.ts'

const LONG_WORD = 8

/**
 * Finds the word that a misspelt one stands for: it begins with the same sound and is one or two letters apart, or sounds
 * alike. Of those as near, the one with more uses comes first.
 * @param typed a folded word, as `indexWords` returns it
 * @param longWord words with at least so many letters may have two errors
 */
export function nearestWord(
  typed: string,
  candidates: { word: string; uses: number }[],
  longWord = LONG_WORD,
): string | null {
  const allowed = typed.length < longWord ? 1 : 2
  const sound = soundOf(typed)
  const [best] = candidates
    .map(({ word, uses }) => {
      const other = soundOf(word)
      const distance = other[0] === sound[0] ? distanceBetween(typed, word) : Number.POSITIVE_INFINITY
      return { word, uses, distance: other === sound ? Math.min(distance, 0.5) : distance }
    })
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses)
  return best?.word ?? null
}
