import { createHash } from 'node:crypto'

/** Names a state of what is answered, for `etag` and `if-none-match`: the same for the same text. */
export function etagOf(state: string): string {
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 27)}"`
}
