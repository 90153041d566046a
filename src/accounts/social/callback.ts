import type { FastifyReply, FastifyRequest } from 'fastify'
import { audit } from '#src/platform/audit.ts'
import { networkOf } from '#src/platform/network.ts'
import { exchangeCode } from '#src/platform/openid.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after } from '#src/shared/durations.ts'
import { RECENT_MS } from '../reauthentication/reauthentication.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import { startSession } from '../sessions/start.ts'
import type { Flows, SocialIdentity } from '../shared/flows.ts'
import type { SocialProvider } from '../shared/providers.ts'
import { findUser } from '../users.ts'
import { identityOf } from './identity.ts'
import { linkAndNotify } from './linked-accounts.ts'
import { arrivalPath, loginPath, SECURITY_SETTINGS, signUpPath } from './paths.ts'
import { callbackUrl, type SocialProviders } from './providers.ts'
import { matchAccount } from './sign-in.ts'

const RETURNS = 20

type Attempt = NonNullable<Flows['social_attempt']>

/** Handles the return from a provider, and returns the page to open next; every failure leads to one that says so. @throws HttpError 429 */
export async function handleCallback(
  services: Services,
  providers: SocialProviders,
  provider: SocialProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  await allowNetwork(services, 'social-return', networkOf(request.ip), { minute: RETURNS })
  const attempt = await takeAttempt(services, provider, request)
  if (!attempt) return request.session?.user_id ? '/dashboard' : loginPath({ erreur: 'connexion' })
  if (attempt.intent === 'sign-in' && request.session?.user_id) return arrivalPath(attempt.to)
  const identity = await identify(services, providers, attempt, request)
  if (attempt.intent === 'link') return linkToAccount(services, identity, attempt, request)
  if (!identity) return loginPath({ erreur: 'connexion', to: attempt.to })
  return continueAs(services, identity, attempt, request, reply)
}

/** Reads what this browser left with, and forgets it, so that it serves once. */
async function takeAttempt(
  services: Services,
  provider: SocialProvider,
  { session }: FastifyRequest,
): Promise<Attempt | null> {
  const attempt = findFlow(session, 'social_attempt', services.clock.now())
  if (!session || !attempt) return null
  await saveFlow(services, session, 'social_attempt', null)
  return attempt.provider === provider ? attempt : null
}

/** Asks the provider who the person is; null when it refuses, is down, or its answer does not pass the checks. */
async function identify(
  services: Services,
  providers: SocialProviders,
  attempt: Attempt,
  request: FastifyRequest,
): Promise<SocialIdentity | null> {
  const { provider } = attempt
  const site = providers.siteOf(provider)
  if (!site) return null
  const url = new URL(callbackUrl(services.env, provider))
  url.search = new URL(request.url, url).search
  try {
    const configuration = await providers.configurationOf(provider, site)
    return identityOf(provider, await exchangeCode(configuration, site, url, attempt))
  } catch (error) {
    const reason = reasonOf(error)
    request.log.warn({ provider, reason }, 'a social sign-in failed')
    const refusal = { action: 'accounts.social-refused', subject: 'user:0', details: { provider, reason } }
    const id = request.session?.user_id
    await inTransaction(services, id ? { id } : null, (unit) => audit(unit, refusal))
    return null
  }
}

/** Only the error code is logged, because messages and causes may hold personal data from the provider. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, error: refusal } = error as { code?: unknown; error?: unknown }
  return `${error.name} ${typeof code === 'string' ? code : ''} ${typeof refusal === 'string' ? refusal.slice(0, 40) : ''}`.trim()
}

async function continueAs(
  services: Services,
  identity: SocialIdentity,
  { to, account_type }: Attempt,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const found = await matchAccount(services, identity)
  if (found.kind === 'refused') return loginPath({ erreur: 'connexion', to })
  if (found.kind === 'matched') {
    const { two_factor } = await startSession(services, request, reply, found.user, { remember: false })
    return two_factor ? loginPath({ to }) : arrivalPath(to)
  }
  if (request.session) {
    const at = services.clock.now().toISOString()
    await saveFlow(services, request.session, 'social', { ...identity, at, to })
  }
  if (found.kind === 'needs-password') return loginPath({ lier: identity.provider, to })
  return signUpPath(identity.provider, account_type)
}

async function linkToAccount(
  services: Services,
  identity: SocialIdentity | null,
  attempt: Attempt,
  { session }: FastifyRequest,
): Promise<string> {
  if (!session?.user_id) return loginPath({ erreur: 'connexion' })
  if (!identity) return `${SECURITY_SETTINGS}?lien=erreur`
  const user = await findUser(services.db, session.user_id)
  // The proof of identity was shown before leaving, and may be too old after a long stay at the provider.
  const isRecent = new Date(attempt.at) > after(services.clock.now(), -RECENT_MS)
  const may = user?.email_verified_at && isRecent
  const linked = may && (await inTransaction(services, user, (unit) => linkAndNotify(unit, user, identity)))
  return `${SECURITY_SETTINGS}?lien=${linked ? identity.provider : 'refuse'}`
}
