import { EMAIL_PATTERN } from '#src/shared/messages.ts'
import type { SocialIdentity } from '../shared/flows.ts'

const MAX_EMAIL = 255
const MAX_NAME = 100

/** What a provider says of a person, as accounts know one; null without an address that can be one here. */
export function identityOf(
  provider: SocialIdentity['provider'],
  claims: Record<string, unknown> & { sub: string },
): SocialIdentity | null {
  const email = textOf(claims.email).toLowerCase()
  if (email.length > MAX_EMAIL || !EMAIL_PATTERN.test(email)) return null
  const [first = '', ...others] = nameOf(claims.name).split(' ')
  return {
    provider,
    subject: claims.sub,
    email,
    // LinkedIn has sent it as a text.
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: nameOf(claims.given_name) || first || nameOf(email.slice(0, email.indexOf('@'))),
    last_name: nameOf(claims.family_name) || others.join(' '),
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : ''
}

/** A name opens our mails: nothing is kept that a mail program would make a link of. */
function nameOf(claim: unknown): string {
  return textOf(claim)
    .replace(/[^\p{L}\p{M}'’-]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim()
}
