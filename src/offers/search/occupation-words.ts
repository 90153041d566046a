import { readList } from '#src/occupations/lists.ts'
import { soundOf } from '#src/platform/search/sounds.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { offerLexicon } from './finding/lexicon.ts'

const SHORTEST = 4

let known: { bySound: ReadonlyMap<string, readonly string[]>; words: readonly string[] } | undefined

/**
 * Lists the words of known occupations that may be meant by a misspelt word: they sound alike, or are about as long.
 */
export function listOccupationWords(typed: string): readonly string[] {
  known ??= readWords()
  const alike = known.bySound.get(soundOf(typed)) ?? []
  const near = known.words.filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
  return [...alike, ...near]
}

function readWords() {
  const { synonyms, shorthand } = offerLexicon
  const texts = [
    ...readList('titles').map(([, titles = '']) => titles),
    ...synonyms.flat(),
    ...shorthand.values(),
  ]
  const words = new Set(
    texts.flatMap(indexWords).filter((word) => word.length >= SHORTEST && !/\d/.test(word)),
  )
  return { bySound: Map.groupBy(words, soundOf), words: [...words] }
}
