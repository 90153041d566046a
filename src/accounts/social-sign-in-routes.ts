import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound, unauthenticated } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { leaveFor } from '#src/platform/openid.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { isOurPath } from '#src/shared/local-path.ts'
import { rotateSession } from './session-cookies.ts'
import { keepPending, pendingOf, type Session } from './sessions.ts'
import {
  finishSocialSignIn,
  listSocialProviders,
  pendingSocial,
  type SocialProvider,
  startSocialSignIn,
} from './social-contract.ts'
import { callbackAddress, type SocialProviders } from './social-providers.ts'
import { finish, reasonOf } from './social-return.ts'
import { loginAddress } from './social-ways.ts'

const FAILED = "Une erreur s'est produite lors. Veuilleuz réessayer ultérieurement."
const A_MINUTE = 60
const LEAVINGS = 20

export function socialSignInRoutes(endpoints: Endpoints, world: World, providers: SocialProviders) {
  endpoints.on(listSocialProviders, anyone, async () => ({ data: providers.offered() }))

  endpoints.on(startSocialSignIn, anyone, async ({ params, query, request, reply }) => {
    const now = world.clock.now()
    const intent = query.intent ?? 'sign-in'
    if (intent === 'link' && !request.session?.user_id) throw unauthenticated()
    await allowAttempt(world.db, `social-leaving:${request.ip}`, LEAVINGS, A_MINUTE, now)
    const { url, attempt } = await leave(world, providers, params.provider, request)
    await keepPending(world.db, await openedSession(world, request, reply), 'social_attempt', {
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
    const next = finish(world, providers, params.provider, request, reply).catch((error: unknown) => {
      if (error instanceof HttpError) return loginAddress({ erreur: 'connexion' })
      throw error
    })
    return reply.redirect(await next)
  })

  endpoints.on(pendingSocial, anyone, async ({ request }) => {
    const waiting = pendingOf(request.session, 'social', world.clock.now())
    if (!waiting) throw notFound()
    return { data: waiting }
  })
}

async function openedSession(world: World, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  return request.session ?? (await rotateSession(world, request, reply, null))
}

async function leave(
  world: World,
  providers: SocialProviders,
  provider: SocialProvider,
  { log }: FastifyRequest,
) {
  const site = providers.siteOf(provider)
  if (!site) throw notFound()
  try {
    const configuration = await providers.configurationOf(provider, site)
    return await leaveFor(configuration, site, callbackAddress(world.env, provider))
  } catch (error) {
    log.warn({ provider, reason: reasonOf(error) }, 'the provider is away')
    throw new HttpError(400, FAILED)
  }
}
