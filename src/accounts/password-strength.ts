import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as french } from '@zxcvbn-ts/language-fr'

// This module is loaded with the first new password, because its word lists take 20 MB of the heap. Look-alike letters
// (« p4$$w0rd ») are read in eight ways instead of the library's hundred, which a stranger could make last a third of a
// second; beyond 40 characters the length alone is enough.
const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...common, ...french },
  maxLength: 40,
  l33tMaxSubstitutions: 8,
})

/** Estimates how many tries an attacker who knows people's habits needs. */
export function estimateGuesses(password: string): number {
  return estimator.check(password).guesses
}
