import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Bounded } from '#src/platform/bounded.ts'
import { invalid } from '#src/platform/errors.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { PASSWORD_MESSAGES } from '#src/shared/password-rules.ts'

// Argon2id is the library's default algorithm.
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

const CORES = availableParallelism()
/** One hash at a time for each core, because more would only slow all other requests; at 30 ms each nobody waits over half a second. */
export const hashing = new Bounded({ atOnce: CORES, waiting: 16 * CORES })

/** Unknown addresses are verified against this hash, so that they take as long as known ones. */
const nobody = hash('nobody has this password', OPTIONS)

/**
 * Argon2id, 19 MiB, two passes, one lane (OWASP password storage), of one Unicode form: keyboards write « é » as one
 * character or as two, and the same password has to be right on each.
 * @throws HttpError 503 when too many wait
 */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFKC'), OPTIONS))
}

/** Its forms that a stored hash can be of: older hashes are of the characters as they were sent. */
const formsOf = (password: string) => [
  ...new Set([password.normalize('NFKC'), password, password.normalize('NFC'), password.normalize('NFD')]),
]

/**
 * True when the password is right; takes the same time when there is no hash to compare with.
 * @throws HttpError 503 when too many wait
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobody)
  let matches = false
  // Every form is tried even after one is right, so that the time says nothing of the account.
  for (const form of formsOf(password))
    matches = (await hashing.run(() => verify(against, form, OPTIONS))) || matches
  return stored ? matches : false
}

/** The new password must not be made of the words that name its owner. */
interface Owner {
  email: string
  first_name: string
  last_name: string
}

/**
 * Lets a new password pass, whose length and confirmation the contract has checked (`newPasswordFields`).
 * @throws HttpError 422 on `password` when it is common, easily guessed or made of its owner's name or address
 */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  if (isMadeOf(password, owner)) throw invalid({ password: [PASSWORD_MESSAGES.personal] })
  const { estimateGuesses } = await import('./password-strength.ts')
  if (estimateGuesses(password) < FEWEST_GUESSES) throw invalid({ password: [PASSWORD_MESSAGES.common] })
}

/** With fewer guesses a patient attacker finds the password even without a leaked hash. */
const FEWEST_GUESSES = 1e9

/** So many letters and digits must be left of a password without the owner's own words. */
const OWN_CHARACTERS = 6

function isMadeOf(password: string, { email, first_name, last_name }: Owner): boolean {
  const words = [
    email,
    email.split('@')[0] ?? '',
    ...`${first_name} ${last_name}`.split(/[\s'’-]+/),
    APP_NAME,
  ]
    .map(folded)
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
  const whole = folded(password)
  const left = words.reduce((text, word) => text.replaceAll(word, ''), whole)
  return left !== whole && left.length < OWN_CHARACTERS
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
