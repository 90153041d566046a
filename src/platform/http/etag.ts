import { createHash } from 'node:crypto'

/** Returns the `etag` of a text (RFC 9110, 8.8.3): the same text has the same one, also in another process. */
export function etagOf(state: string): string {
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 27)}"`
}

/**
 * Whether the asker has this state already (RFC 9110, 13.1.2): `If-None-Match` may name several states, or any. A proxy that
 * compresses answers weakens their `etag`, which counts as the same.
 */
export function isKnownTo({ headers }: { headers: { 'if-none-match'?: string | undefined } }, etag: string) {
  const known = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
