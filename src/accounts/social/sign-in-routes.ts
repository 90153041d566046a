import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound, unauthenticated } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { authorizationUrl } from '#src/platform/openid.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { isOurPath } from '#src/shared/local-path.ts'
import { rotateSession } from '../sessions/cookies.ts'
import { keepPending, pendingOf, type Session } from '../sessions/sessions.ts'
import type { SocialProvider } from '../shared/providers.ts'
import { loginAddress } from './addresses.ts'
import { finish, reasonOf } from './callback.ts'
import { finishSocialSignIn, listSocialProviders, pendingSocial, startSocialSignIn } from './contract.ts'
import { callbackAddress, type SocialProviders } from './providers.ts'

const FAILED = "Une erreur s'est produite lors. Veuilleuz réessayer ultérieurement."
const A_MINUTE = 60
const LEAVINGS = 20

export function socialSignInRoutes(endpoints: Endpoints, services: Services, providers: SocialProviders) {
  endpoints.on(listSocialProviders, anyone, async () => ({ data: providers.offered() }))

  endpoints.on(startSocialSignIn, anyone, async ({ params, query, request, reply }) => {
    const now = services.clock.now()
    const intent = query.intent ?? 'sign-in'
    if (intent === 'link' && !request.session?.user_id) throw unauthenticated()
    await allowAttempt(services.db, `social-leaving:${request.ip}`, LEAVINGS, A_MINUTE, now)
    const { url, attempt } = await beginAuthorization(services, providers, params.provider, request)
    await keepPending(services.db, await openedSession(services, request, reply), 'social_attempt', {
      ...attempt,
      at: now.toISOString(),
      provider: params.provider,
      intent,
      account_type: query.account_type ?? null,
      to: query.to && isOurPath(query.to) ? query.to : null,
    })
    return { url }
  })

  endpoints.on(finishSocialSignIn, anyone, async ({ params, request, reply }) => {
    const next = finish(services, providers, params.provider, request, reply).catch((error: unknown) => {
      if (error instanceof HttpError) return loginAddress({ erreur: 'connexion' })
      throw error
    })
    return reply.redirect(await next)
  })

  endpoints.on(pendingSocial, anyone, async ({ request }) => {
    const waiting = pendingOf(request.session, 'social', services.clock.now())
    if (!waiting) throw notFound()
    return { data: waiting }
  })
}

async function openedSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session> {
  return request.session ?? (await rotateSession(services, request, reply, null))
}

async function beginAuthorization(
  services: Services,
  providers: SocialProviders,
  provider: SocialProvider,
  { log }: FastifyRequest,
) {
  const site = providers.siteOf(provider)
  if (!site) throw notFound()
  try {
    const configuration = await providers.configurationOf(provider, site)
    return await authorizationUrl(configuration, site, callbackAddress(services.env, provider))
  } catch (error) {
    log.warn({ provider, reason: reasonOf(error) }, 'the provider is away')
    throw new HttpError(400, FAILED)
  }
}
