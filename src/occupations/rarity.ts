import { taxonomy } from './taxonomy.ts'
import { isCircumstance, stem } from './title-words.ts'

/** What a word weighs that says how or when one works (« senior », « urgent »), beside one that says what one does. */
const CIRCUMSTANCE = 0.2

/** Whoever looks for one of these looks for nothing else. */
const TRAINING = new Set(['stage', 'stagiaire', 'alternance', 'alternant', 'apprenti'].map(stem))

/** Whether one of the words asks for a place to learn in, whatever the occupation. */
export const isTraining = (words: readonly string[]) => words.some((word) => TRAINING.has(stem(word)))

/** How much a word of a title says, from 0 to 1: one that few known titles hold says much, one that none holds as much. */
export function rarityOf(word: string): number {
  const { holders, titles } = taxonomy()
  const form = stem(word)
  if (isCircumstance(form)) return TRAINING.has(form) ? 1 : CIRCUMSTANCE
  return Math.log(titles.length / (holders.get(form)?.length ?? 1)) / Math.log(titles.length)
}
