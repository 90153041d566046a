import type { FastifyRequest } from 'fastify'
import { HttpError, notFound } from '#src/platform/errors.ts'
import { anyone, type Call, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import { authorizationUrl } from '#src/platform/openid.ts'
import type { Services } from '#src/platform/services.ts'
import { allowNetwork } from '#src/platform/throttle.ts'
import { isOurPath } from '#src/shared/local-path.ts'
import { authenticatedUserOf } from '../reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct } from '../reauthentication/reauthentication.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import { openGuestSession } from '../sessions/request-session.ts'
import type { SocialProvider } from '../shared/providers.ts'
import { handleCallback, reasonOf } from './callback.ts'
import { finishSocialSignIn, listSocialProviders, pendingSocial, startSocialSignIn } from './contract.ts'
import { loginPath } from './paths.ts'
import { callbackUrl, type SocialProviders } from './providers.ts'

const FAILED = "Une erreur s'est produite lors. Veuilleuz réessayer ultérieurement."
const STARTS = 20

export function socialSignInRoutes(endpoints: Endpoints, services: Services, providers: SocialProviders) {
  endpoints.on(listSocialProviders, anyone, async () => ({ data: providers.offered() }))

  endpoints.on(startSocialSignIn, anyone, async (call) => {
    const { request, reply, query } = call
    // Before the scripts have loaded, a button is a link that asks for a page. Linking needs a proof, which a link cannot carry.
    const isFollowed = query.intent !== 'link' && request.headers.accept?.includes('text/html')
    if (!isFollowed) return { url: await beginSignIn(services, providers, call) }
    const url = await beginSignIn(services, providers, call).catch((error: unknown) => {
      if (error instanceof HttpError) return loginPath({ erreur: 'connexion', to: query.to ?? null })
      throw error
    })
    return reply.redirect(url)
  })

  endpoints.on(finishSocialSignIn, anyone, async ({ params, request, reply }) => {
    const next = handleCallback(services, providers, params.provider, request, reply).catch(
      (error: unknown) => {
        if (error instanceof HttpError) return loginPath({ erreur: 'connexion' })
        throw error
      },
    )
    return reply.redirect(await next)
  })

  endpoints.on(pendingSocial, anyone, async ({ request }) => {
    const waiting = findFlow(request.session, 'social', services.clock.now())
    if (!waiting) throw notFound()
    return { data: waiting }
  })
}

/** Keeps the attempt in the session, and returns the address of the provider. */
async function beginSignIn(
  services: Services,
  providers: SocialProviders,
  { params, query, request, reply }: Call<typeof startSocialSignIn>,
): Promise<string> {
  const now = services.clock.now()
  const intent = query.intent ?? 'sign-in'
  if (intent === 'link') await authorizeSensitiveAct(services, authenticatedUserOf(request))
  await allowNetwork(services, 'social-leaving', networkOf(request.ip), { minute: STARTS })
  const { url, attempt } = await startAuthorization(services, providers, params.provider, request)
  const social_attempt = {
    ...attempt,
    at: now.toISOString(),
    provider: params.provider,
    intent,
    account_type: query.account_type ?? null,
    to: query.to && isOurPath(query.to) ? query.to : null,
  }
  if (request.session) await saveFlow(services, request.session, 'social_attempt', social_attempt)
  else await openGuestSession(services, request, reply, { social_attempt })
  return url
}

async function startAuthorization(
  services: Services,
  providers: SocialProviders,
  provider: SocialProvider,
  { log }: FastifyRequest,
) {
  const site = providers.siteOf(provider)
  if (!site) throw notFound()
  try {
    const configuration = await providers.configurationOf(provider, site)
    return await authorizationUrl(configuration, site, callbackUrl(services.env, provider))
  } catch (error) {
    log.warn({ provider, reason: reasonOf(error) }, 'the provider is away')
    throw new HttpError(400, FAILED)
  }
}
