import { taxonomy } from './taxonomy.ts'
import { isCircumstance, stem } from './title-words.ts'

/** What a word weighs that says how or when one works (« senior », « urgent »), beside one that says what one does. */
const CIRCUMSTANCE = 0.2

/** How much a word of a title says, from 0 to 1: one that few known titles hold says much, one that none holds as much. */
export function rarityOf(word: string): number {
  const { holders, titles } = taxonomy()
  const form = stem(word)
  if (isCircumstance(form)) return CIRCUMSTANCE
  return Math.log(titles.length / (holders.get(form)?.length ?? 1)) / Math.log(titles.length)
}
