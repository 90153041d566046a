import { createHash } from 'node:crypto'

/** Returns the `etag` of a text (RFC 9110, 8.8.3): the same text has the same one, also in another process. */
export function etagOf(state: string): string {
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 27)}"`
}
