import { readList } from '#src/occupations/lists.ts'
import { soundOf } from '#src/platform/search/sounds.ts'
import { indexWords } from '#src/platform/search/text.ts'
import { perVersion } from '#src/reference/shared/live.ts'
import { offerLexicon } from './finding/lexicon.ts'

const SHORTEST = 4

const occupationWords = perVersion(readWords)

/**
 * Lists the words of known occupations that may be meant by a misspelt word: they sound alike, or are about as long.
 */
export function listOccupationWords(typed: string): readonly string[] {
  const { bySound, words } = occupationWords()
  const alike = bySound.get(soundOf(typed)) ?? []
  const near = words.filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
  return [...alike, ...near]
}

function readWords() {
  const { synonyms, shorthand } = offerLexicon()
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
