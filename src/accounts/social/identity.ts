import { email as emailField } from '#src/shared/fields.ts'
import { cleanPersonName } from '#src/shared/names.ts'
import type { SocialIdentity } from '../shared/flows.ts'

/** Reads the claims of a provider as an identity; null without an address that this site accepts. */
export function identityOf(
  provider: SocialIdentity['provider'],
  claims: Record<string, unknown> & { sub: string },
): SocialIdentity | null {
  const { data: email } = emailField.safeParse(claims.email)
  if (!email) return null
  const [first = '', ...others] = nameOf(claims.name).split(' ')
  return {
    provider,
    subject: claims.sub,
    email,
    // LinkedIn has sent this flag as a text.
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: nameOf(claims.given_name) || first || nameOf(email.slice(0, email.indexOf('@'))),
    last_name: nameOf(claims.family_name) || others.join(' '),
  }
}

function nameOf(claim: unknown): string {
  return typeof claim === 'string' ? cleanPersonName(claim) : ''
}
