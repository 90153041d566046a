import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

interface Signed {
  /** What the link may do; a token of one purpose is nothing to another. */
  purpose: string
  /** Whom or what it is about, as `notification:12:application.viewed`. */
  subject: string
  /** Absent: valid for ever. */
  expires?: Date
}

/** Returns a token for an address that proves itself: only who was sent it has it (HMAC). Nothing is stored. */
export function signToken(secret: string, { purpose, subject, expires }: Signed): string {
  const until = expires ? Math.floor(expires.getTime() / 1000).toString(36) : ''
  const parts = `${Buffer.from(subject).toString('base64url')}.${until}`
  return `${parts}.${signature(secret, purpose, parts)}`
}

/**
 * Returns the subject of a token that one of these secrets signed; null when it was changed, is too old or is for another
 * purpose.
 */
export function readToken(
  secrets: readonly string[],
  purpose: string,
  token: string,
  now: Date,
): string | null {
  const [subject, until, given, ...more] = token.split('.')
  if (!subject || until === undefined || !given || more.length > 0) return null
  // The texts are compared, not their bytes: several texts decode to the same bytes, and a changed link must be
  // refused.
  const parts = `${subject}.${until}`
  if (!secrets.some((secret) => isSameSignature(given, signature(secret, purpose, parts)))) return null
  if (until !== '' && Number.parseInt(until, 36) * 1000 < now.getTime()) return null
  return Buffer.from(subject, 'base64url').toString('utf8')
}

/** Compares two signatures in a time that tells nothing of where they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function signature(secret: string, purpose: string, parts: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `link:${purpose}`, 32))
  return createHmac('sha256', key).update(parts).digest('base64url')
}
