import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROVIDER_NAMES, type SocialProvider } from '#src/accounts/shared/providers.ts'
import {
  callbackUrl,
  DEVELOPMENT_CLIENT,
  developmentIssuer,
  developmentProviders,
  isProviderInstalled,
} from '#src/accounts/social/providers.ts'
import type { Env } from '#src/platform/env.ts'
import { choicePage, overPage, PAGE_POLICY, PEOPLE } from './pages.ts'
import { type DevelopmentProvider, makeProvider, type Person } from './provider.ts'

type Client = Parameters<typeof makeProvider>[0]['client']

/** The providers that stand in for those without keys, on a machine of its own. */
export function mountDevelopmentProviders(app: FastifyInstance, env: Env) {
  if (!isProviderInstalled())
    app.log.info('oidc-provider is not installed: no development provider is offered')
  for (const provider of developmentProviders(env)) {
    const client = { ...DEVELOPMENT_CLIENT, redirect_uri: callbackUrl(env, provider) }
    mountProvider(app, provider, { issuer: developmentIssuer(env, provider), client })
  }
}

/** One provider at the path of its issuer, made when it is first asked for. */
export function mountProvider(
  app: FastifyInstance,
  name: SocialProvider,
  { issuer, client }: { issuer: string; client: Client },
) {
  const { pathname } = new URL(issuer)
  const choice = (uid: string) => `${pathname}/choix/${uid}`
  let made: Promise<DevelopmentProvider> | undefined
  const provider = () => {
    made ??= makeProvider({ issuer, client, pkce: name === 'google', choice })
    return made
  }
  mountChoice(app, name, { path: pathname, choice, provider })
  app.register(async (own) => {
    // The provider reads the bodies of its calls itself.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, _payload, done) => done(null))
    own.route({
      method: ['GET', 'POST'],
      url: `${pathname}/*`,
      schema: { hide: true } as object,
      handler: async (request, reply) => {
        const handle = (await provider()).provider.callback()
        reply.hijack()
        // Koa finds where it is mounted by what is missing from the address.
        const raw = Object.assign(request.raw, { originalUrl: request.raw.url })
        raw.url = (request.raw.url ?? '').slice(pathname.length)
        await handle(raw, reply.raw)
      },
    })
  })
}

interface Choice {
  path: string
  choice: (uid: string) => string
  provider: () => Promise<DevelopmentProvider>
}

function mountChoice(app: FastifyInstance, name: SocialProvider, { path, choice, provider }: Choice) {
  const page = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html)
  type Asked = FastifyRequest<{ Params: { uid: string } }>
  const answer = async (request: Asked, reply: FastifyReply) => {
    const made = await provider()
    const title = PROVIDER_NAMES[name]
    const isOpen = await made.provider.interactionDetails(request.raw, reply.raw).catch(() => null)
    if (!isOpen) return page(reply, overPage(title), 400)
    if (request.method !== 'POST') return page(reply, choicePage(title, choice(request.params.uid)))
    const person = personIn(request.body)
    const result = person
      ? { login: { accountId: made.admit(person), remember: false } }
      : { error: 'access_denied', error_description: 'refused' }
    return reply.redirect(await made.provider.interactionResult(request.raw, reply.raw, result), 303)
  }
  app.route<{ Params: { uid: string } }>({
    method: ['GET', 'POST'],
    url: `${path}/choix/:uid`,
    schema: { hide: true } as object,
    handler: answer,
  })
}

/** Returns the person that was chosen or described; null when the person refused. */
function personIn(body: unknown): Person | null {
  const given = (body ?? {}) as Record<string, unknown>
  const text = (field: string) => String(given[field] ?? '').trim()
  if (given.person !== 'other') return PEOPLE[Number(given.person)] ?? null
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email').toLowerCase(),
    email_verified: given.email_verified === '1',
  }
}
