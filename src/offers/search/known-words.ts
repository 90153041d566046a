import { readList } from '#src/occupations/lists.ts'
import { soundOf } from '#src/platform/search/sounds.ts'
import { indexWords } from '#src/platform/search/text.ts'

const SHORTEST = 4

let known: { bySound: ReadonlyMap<string, readonly string[]>; words: readonly string[] } | undefined

/** Words of occupations as they are said here, published or not, that may be meant: said alike, or about as long. */
export function wordsOfOccupations(typed: string): readonly string[] {
  known ??= readWords()
  const alike = known.bySound.get(soundOf(typed)) ?? []
  const near = known.words.filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
  return [...alike, ...near]
}

function readWords() {
  const texts = readList('titles').map(([, titles = '']) => titles)
  const words = new Set(
    texts.flatMap(indexWords).filter((word) => word.length >= SHORTEST && !/\d/.test(word)),
  )
  return { bySound: Map.groupBy(words, soundOf), words: [...words] }
}
