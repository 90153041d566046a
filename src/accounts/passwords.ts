import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default algorithm.
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Verified against for unknown addresses, so that they take as long as known ones. */
const nobody = hash('nobody has this password', OPTIONS)

/** Argon2id, 19 MiB, two passes, one lane (OWASP password storage). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

/** True when the password is right; takes the same time when there is no hash to compare with. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password, OPTIONS)
  return stored ? matches : false
}
