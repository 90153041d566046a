import type { Env } from '#src/platform/env.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import { after, DAY } from '#src/shared/durations.ts'

const PURPOSE = 'offer-renewal'
/** Links in older mails no longer renew. */
const DAYS = 60

interface Dated {
  id: number
  expires_at: Date | null
  application_deadline: string | null
}

/**
 * The path of the offer's page with a token that renews it when the recruiter arrives from the mail. The token is
 * signed, and it is valid while the offer has the dates that the mail named.
 */
export function renewalLink(env: Env, offer: Dated, now: Date): string {
  const token = signToken(env.APP_SECRET, {
    purpose: PURPOSE,
    subject: subjectOf(offer),
    expires: after(now, DAYS * DAY),
  })
  return `/dashboard/recruteur/mes-offres/${offer.id}/apercu?renouveler=${token}`
}

/** Whether the token renews this offer with its present dates: a link works once. */
export function leadsToRenewal(env: Env, token: string, offer: Dated, now: Date): boolean {
  return readToken(env.secrets, PURPOSE, token, now) === subjectOf(offer)
}

function subjectOf({ id, expires_at, application_deadline }: Dated): string {
  return [id, expires_at?.getTime() ?? '', application_deadline ?? ''].join(':')
}
