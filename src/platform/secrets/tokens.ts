import { createHash, randomBytes } from 'node:crypto'

/**
 * Makes a secret of 256 random bits, as base64url. It is sent to its person and never kept as it is: see `hashToken`.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Returns what is kept of a token: its SHA-256, hexadecimal. A token has so many bits that a slow hash would add
 * nothing.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
