import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNames } from './accounts/sessions/cookies.ts'
import { ANSWER_PAGE } from './applications/answer-links/shared/answers.ts'
import { guestPages } from './pages.ts'
import { type PageHandler, pageRequest, renderPageFor, savesData } from './pages-server.ts'
import { Cache } from './platform/cache.ts'
import { acceptsBrotli, packText, unpack } from './platform/http/brotli.ts'
import { hashInline, pageSecurityPolicy } from './platform/http/csp.ts'
import { etagOf, isKnownTo } from './platform/http/etag.ts'
import type { Services } from './platform/services.ts'
import type { AnsweredForm } from './shared/page-context.ts'
import { LOOK_CHOICES, layoutOf } from './shell/shared/layout-choices.ts'

/**
 * Marks the scripts of a kept page, so that content which looks like a script cannot pass for one. Each process makes
 * its own and never sends it.
 */
const NONCE_MARK = `nonce-${randomBytes(18).toString('hex')}`
/** Addresses of the pages that are kept for guests, with any query. */
const GUEST_PAGE = new RegExp(`^(?:${guestPages.map(patternOf).join('|')})(?:\\?|$)`)
/** Each page for guests is rendered once for all who ask for it within these seconds. */
const CACHE_LIMITS = { seconds: 15, most: 200 }
const SHARED_FOR = 'public, max-age=0, s-maxage=15, stale-while-revalidate=60'

/** The address of these pages is a secret that opens something to whoever has it. */
const SECRET_PAGE = new RegExp(`^${ANSWER_PAGE}/`)
/** Nothing of the address leaves for other sites; its own forms still say where they come from. */
const SECRET_HEADERS = { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex, nofollow, noarchive' }

/** A rendered page as it is kept, here and in shared caches: the same bytes and the same policy for everybody. */
interface CachedPage {
  status: number
  /** The page in Brotli, compressed once for all who ask. */
  packed: Buffer
  policy: string
  etag: string
  /** Where the page has moved to. */
  location: string | null
}

/** `/offres/$id` as the start of a pattern. */
function patternOf(page: (typeof guestPages)[number]): string {
  return 'path' in page ? page.path.replaceAll(/\$\w+/g, '[^/?]+') : '/'
}

/** Answers page requests: the same kept page to every guest, a fresh one to everybody else. */
export function pageAnswers(services: Services, options: { dev: boolean }): PageHandler {
  const cache = new Cache<CachedPage>(services.clock, {
    ...CACHE_LIMITS,
    isKept: ({ status }) => status === 200,
  })
  const policyOf = (sources: string[]) =>
    pageSecurityPolicy(sources, { dev: options.dev, https: services.env.https })
  return async (request, reply) => {
    if (request.actor || !GUEST_PAGE.test(request.url) || options.dev) {
      return answerPersonal(services, request, reply, {
        asked: pageRequest(request, services.env.APP_URL),
        cookie: cookieOf(services, request),
        dev: options.dev,
      })
    }
    const look = lookOf(request)
    const page = await cache.get(`${look} ${savesData(request)} ${request.url}`, () =>
      renderCached(services, request, look, policyOf),
    )
    reply.headers({
      'cache-control': SHARED_FOR,
      vary: 'Cookie, Accept-Encoding, Save-Data',
      etag: page.etag,
      'content-security-policy': page.policy,
    })
    if (page.location) return reply.redirect(page.location, page.status)
    if (isKnownTo(request, page.etag)) return reply.code(304).send()
    reply.code(page.status).type('text/html; charset=utf-8')
    if (!acceptsBrotli(request.headers['accept-encoding'])) return reply.send(await unpack(page.packed))
    return reply.header('content-encoding', 'br').send(page.packed)
  }
}

interface PersonalPage {
  asked: Request
  cookie: string
  /** The status of the answer; that of the page without one. */
  status?: number
  answered?: AnsweredForm
  dev?: boolean
}

/**
 * Answers with a page made for this visitor alone. The browser of somebody who is signed in may keep it for its Back
 * button.
 */
export async function answerPersonal(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, cookie, status, answered, dev = false }: PersonalPage,
) {
  const nonce = randomBytes(16).toString('base64url')
  const policy = pageSecurityPolicy([`'nonce-${nonce}'`], { dev, https: services.env.https })
  reply.header('content-security-policy', policy)
  const cookies: string[] = []
  const response = await renderPageFor(request, asked, {
    nonce,
    cookie,
    cookies,
    now: services.clock.now().getTime(),
    answered,
  })
  for (const each of cookies) response.headers.append('set-cookie', each)
  const isSecret = SECRET_PAGE.test(request.url)
  response.headers.set(
    'cache-control',
    request.actor && !status && !isSecret ? 'private, no-cache' : 'no-store',
  )
  if (isSecret) for (const [name, value] of Object.entries(SECRET_HEADERS)) response.headers.set(name, value)
  // The browser must not show the page again after its cookies have changed, as after signing out.
  response.headers.append('vary', 'Cookie, Save-Data')
  if (!status) return reply.send(response)
  return reply.send(new Response(response.body, { status, headers: response.headers }))
}

/** The cookies of the request, with its present session: a remembered device has just got a new one. */
function cookieOf(services: Services, request: FastifyRequest): string {
  const name = cookieNames(services.env.https).session
  const jar = { ...request.cookies, ...(request.session ? { [name]: request.session.id } : {}) }
  return Object.entries(jar)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`)
    .join('; ')
}

/**
 * The cookies that change how a page is drawn for a guest. Unknown values are dropped, so that few variants are kept.
 */
function lookOf({ cookies }: FastifyRequest): string {
  const look = layoutOf((name) => cookies[name])
  return LOOK_CHOICES.map((key) => `asafidy_${key}=${look[key]}`).join('; ')
}

/**
 * Renders the page as for a first visit, in the chosen colours. A nonce would be the same for everybody, so the
 * policy names the scripts by their hashes.
 */
async function renderCached(
  services: Services,
  request: FastifyRequest,
  cookie: string,
  policyOf: (sources: string[]) => string,
): Promise<CachedPage> {
  const { url } = pageRequest(request, services.env.APP_URL)
  const asked = new Request(url, { headers: { accept: 'text/html' } })
  const response = await renderPageFor(request, asked, {
    nonce: NONCE_MARK,
    cookie,
    cookies: [],
    now: services.clock.now().getTime(),
  })
  const { html, sources } = hashInline(await response.text(), NONCE_MARK)
  const etag = etagOf(html)
  const { status, headers } = response
  const location = status >= 300 && status < 400 ? headers.get('location') : null
  return { status, packed: await packText(html), policy: policyOf(sources), etag, location }
}
