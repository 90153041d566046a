import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'

// Loaded at the first new password: the word lists take 20 MB of the heap. Past 40 characters the search for look-alike letters
// takes a third of a second and the length alone is enough.
const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...french },
  maxLength: 40,
})

/** How many tries an attacker who knows people's habits needs, about. */
export function estimateGuesses(password: string): number {
  return estimator.check(password).guesses
}
