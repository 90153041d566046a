import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditIn } from '#src/platform/audit.ts'
import { exchangeCode } from '#src/platform/openid.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { keepPending, pendingOf } from '../sessions/sessions.ts'
import { startSession } from '../sessions/start.ts'
import type { Pending, SocialIdentity } from '../shared/pending.ts'
import type { SocialProvider } from '../shared/providers.ts'
import { findUser } from '../users.ts'
import { joinAddress, loginAddress, SETTINGS } from './addresses.ts'
import { identityOf } from './identity.ts'
import { linkAndTell } from './linked-accounts.ts'
import { callbackAddress, type SocialProviders } from './providers.ts'
import { recognise } from './sign-in.ts'

const A_MINUTE = 60
const RETURNS = 20

type Attempt = NonNullable<Pending['social_attempt']>

/** The page where the browser goes on; every failure leads to the one that says so. */
export async function finish(
  services: Services,
  providers: SocialProviders,
  provider: SocialProvider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const now = services.clock.now()
  const { left } = await countAttempt(services.db, `social-return:${request.ip}`, RETURNS, A_MINUTE, now)
  const attempt = left < 0 ? null : await takeAttempt(services, provider, request)
  if (!attempt) return request.session?.user_id ? '/dashboard' : loginAddress({ erreur: 'connexion' })
  if (attempt.intent === 'sign-in' && request.session?.user_id) return attempt.to ?? '/dashboard'
  const identity = await identify(services, providers, attempt, request)
  if (attempt.intent === 'link') return linkToSettings(services, identity, request)
  if (!identity) return loginAddress({ erreur: 'connexion', to: attempt.to })
  return continueAs(services, identity, attempt, request, reply)
}

/** What this browser left with, given once. */
async function takeAttempt(
  services: Services,
  provider: SocialProvider,
  { session }: FastifyRequest,
): Promise<Attempt | null> {
  const attempt = pendingOf(session, 'social_attempt', services.clock.now())
  if (!session || !attempt) return null
  await keepPending(services.db, session, 'social_attempt', null)
  return attempt.provider === provider ? attempt : null
}

/** Who the provider says it is; null when it refused, is away, or said something that does not hold. */
async function identify(
  services: Services,
  providers: SocialProviders,
  attempt: Attempt,
  request: FastifyRequest,
): Promise<SocialIdentity | null> {
  const { provider } = attempt
  const site = providers.siteOf(provider)
  if (!site) return null
  const url = new URL(callbackAddress(services.env, provider))
  url.search = new URL(request.url, url).search
  try {
    const configuration = await providers.configurationOf(provider, site)
    return identityOf(provider, await exchangeCode(configuration, site, url, attempt))
  } catch (error) {
    const reason = reasonOf(error)
    request.log.warn({ provider, reason }, 'a social sign-in failed')
    await auditIn(services.db, {
      at: services.clock.now(),
      actor_id: request.session?.user_id ?? null,
      action: 'accounts.social-refused',
      subject: 'user:0',
      details: { provider, reason },
    })
    return null
  }
}

/** A code of the library or the protocol; messages and causes may carry what the provider sent. */
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
  const now = services.clock.now()
  const found = await recognise(services, identity, now)
  if (found.kind === 'refused') return loginAddress({ erreur: 'connexion', to })
  if (found.kind === 'known') {
    const { two_factor } = await startSession(services, request, reply, found.user, { remember: false })
    return two_factor ? loginAddress({ to }) : (to ?? '/dashboard')
  }
  if (request.session) {
    await keepPending(services.db, request.session, 'social', { ...identity, at: now.toISOString(), to })
  }
  if (found.kind === 'to-prove') return loginAddress({ lier: identity.provider, to })
  return joinAddress(identity.provider, account_type)
}

async function linkToSettings(
  services: Services,
  identity: SocialIdentity | null,
  { session }: FastifyRequest,
): Promise<string> {
  if (!session?.user_id) return loginAddress({ erreur: 'connexion' })
  if (!identity) return `${SETTINGS}?lien=erreur`
  const user = await findUser(services.db, session.user_id)
  const now = services.clock.now()
  const linked =
    user && (await services.db.transaction((tx) => linkAndTell(services, tx, user, identity, now)))
  return `${SETTINGS}?lien=${linked ? identity.provider : 'refuse'}`
}
