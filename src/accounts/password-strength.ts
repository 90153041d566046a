import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'

// Loaded at the first new password: the word lists take 20 MB of the heap. Look-alike letters (« p4$$w0rd ») are read in
// eight ways rather than the library's hundred, which take this process a third of a second for whatever marks a stranger
// types; past 40 characters the length alone is enough.
const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...french },
  maxLength: 40,
  l33tMaxSubstitutions: 8,
})

/** How many tries an attacker who knows people's habits needs, about. */
export function estimateGuesses(password: string): number {
  return estimator.check(password).guesses
}
