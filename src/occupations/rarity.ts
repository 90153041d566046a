import { taxonomy } from './taxonomy.ts'
import { isCircumstance, stem } from './title-words.ts'

/**
 * A word that says how or when one works (« senior », « urgent ») weighs this much, one that says what one does weighs
 * 1.
 */
const CIRCUMSTANCE = 0.2

/** Training words count in full, because whoever looks for one of these looks for nothing else. */
const TRAINING = new Set(['stage', 'stagiaire', 'alternance', 'alternant', 'apprenti'].map(stem))

/** Whether one of the words asks for a place to learn in, whatever the occupation. */
export const isTraining = (words: readonly string[]) => words.some((word) => TRAINING.has(stem(word)))

/**
 * Says how much a word of a title tells, from 0 to 1: the fewer known titles hold it, the more. A word that none holds
 * tells as much as the rarest.
 */
export function rarityOf(word: string): number {
  const { holders, titles } = taxonomy()
  const form = stem(word)
  if (isCircumstance(form)) return TRAINING.has(form) ? 1 : CIRCUMSTANCE
  return Math.log(titles.length / (holders.get(form)?.length ?? 1)) / Math.log(titles.length)
}
