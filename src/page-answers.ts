import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from './accounts/sessions/cookies.ts'
import { guestPages } from './pages.ts'
import { type PageHandler, pageContext, pageRequest, renderPage } from './pages-server.ts'
import { openCache } from './platform/cache.ts'
import { pageSecurityPolicy } from './platform/http/csp.ts'
import type { Services } from './platform/services.ts'
import { layoutOf } from './shared/layout-choices.ts'

/** Stands for the nonce in a kept page; made anew by each process, so no content can contain it. */
const NONCE_MARK = `nonce-${randomBytes(18).toString('hex')}`
/** Addresses of the pages that are kept for guests, with any query. */
const GUEST_PAGE = new RegExp(`^(?:${guestPages.map(patternOf).join('|')})(?:\\?|$)`)
/** Anonymous pages of this process, each rendered once for all who ask within some seconds. */
const KEPT = { seconds: 15, most: 200 }
const SHARED_FOR = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60'

/** A rendered page as it is kept: bytes between the places where each answer puts its own nonce. */
interface KeptPage {
  status: number
  parts: Buffer[]
  etag: string
}

/** `/offres/$id` as the start of a pattern. */
function patternOf(page: (typeof guestPages)[number]): string {
  return 'path' in page ? page.path.replaceAll(/\$\w+/g, '[^/?]+') : '/'
}

/** Answers page requests: the same kept page to every guest, a fresh one to everybody else. */
export function pageAnswers(services: Services, options: { dev: boolean }): PageHandler {
  const cache = openCache<KeptPage>(services.clock, { ...KEPT, isKept: ({ status }) => status === 200 })
  return async (request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    const policy = pageSecurityPolicy(nonce, { dev: options.dev, https: services.env.https })
    if (request.actor || !GUEST_PAGE.test(request.url) || options.dev) {
      return answerPersonal(services, request, reply.header('content-security-policy', policy), nonce)
    }
    const look = lookOf(request)
    const page = await cache(`${look} ${request.url}`, () => renderKept(services, request, look))
    reply.header('cache-control', SHARED_FOR).header('vary', 'Cookie').header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) {
      // The browser keeps its copy with that copy's nonce, so the policy of that copy must stand too.
      reply.removeHeader('content-security-policy')
      return reply.code(304).send()
    }
    reply.header('content-security-policy', policy)
    return reply.code(page.status).type('text/html; charset=utf-8').send(withNonce(page.parts, nonce))
  }
}

async function answerPersonal(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
) {
  const cookies: string[] = []
  const context = pageContext(request, { nonce, cookie: cookieOf(services, request), cookies })
  const response = await renderPage(pageRequest(request, services.env.APP_URL), context)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  response.headers.set('cache-control', 'no-store')
  return reply.send(response)
}

/** The request's cookies with the session it has now: a remembered device just got a new one. */
function cookieOf(services: Services, request: FastifyRequest): string {
  const name = cookieNames(services.env.https).session
  const jar = { ...request.cookies, ...(request.session ? { [name]: request.session.id } : {}) }
  return Object.entries(jar)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('; ')
}

/** The cookies that change how a page is drawn for a guest: only those, and only known values, so that few are kept. */
function lookOf({ cookies }: FastifyRequest): string {
  const { theme, color_scheme, skin, language } = layoutOf((name) => cookies[name])
  const look = { theme, color_scheme, skin, language }
  return Object.entries(look)
    .map(([key, value]) => `asafidy_${key}=${value}`)
    .join('; ')
}

/** Rendered as for somebody who never came before, in the colours they chose. */
async function renderKept(services: Services, request: FastifyRequest, cookie: string): Promise<KeptPage> {
  const context = pageContext(request, { nonce: NONCE_MARK, cookie, cookies: [] })
  const asked = pageRequest(request, services.env.APP_URL)
  const response = await renderPage(new Request(asked.url, { headers: { accept: 'text/html' } }), context)
  const html = await response.text()
  const etag = `"${createHash('sha256').update(html.replaceAll(NONCE_MARK, '')).digest('base64url').slice(0, 27)}"`
  return { status: response.status, parts: splitAtNonce(html, NONCE_MARK), etag }
}

/** Splits a page where `mark` stands for the nonce; encoded once, not at each answer. */
function splitAtNonce(html: string, mark: string): Buffer[] {
  return html.split(mark).map((part) => Buffer.from(part))
}

/** The page with this nonce in every place. */
function withNonce(parts: readonly Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce)
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])))
}
