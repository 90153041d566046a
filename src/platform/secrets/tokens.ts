import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody guesses: 256 random bits, base64url. It goes to its person and is never kept as it is. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: SHA-256, hexadecimal. A token has too many bits for a slow hash to be of use. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
