import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnnouncedMaintenance } from './maintenance/contract.ts'
import { unavailable } from './platform/errors.ts'
import { workerSecurityPolicy } from './platform/http/csp.ts'
import { askItself } from './platform/http/inner-calls.ts'
import { currentChanges } from './reference/shared/live.ts'
import { formatTime } from './shared/dates.ts'
import { DAY } from './shared/durations.ts'
import type { AnsweredForm, PageContext } from './shared/page-context.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'dist/client')
const YEAR = 365 * DAY
const OUTSIDE_PAGES = /^\/(api|sanctum|health|dev|files)(\/|$|\?)/

type Rendering = (request: Request, context: PageContext) => Promise<Response>
let render: Rendering | undefined

/** Renders a page. @throws Error before `mountPages` was called */
function renderPage(request: Request, context: PageContext): Promise<Response> {
  if (!render) throw new Error('mountPages() has not been called')
  return render(request, context)
}

/** Answers the request for a page. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Serves the pages and their assets under every path that no other route of the application takes. */
export async function mountPages(
  app: FastifyInstance,
  { dev, handler }: { dev: boolean; handler: PageHandler },
): Promise<void> {
  if (dev) await mountDevelopment(app)
  else await mountBuilt(app)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true } as object,
    config: { page: true },
    handler: (request, reply) =>
      OUTSIDE_PAGES.test(request.url) ? reply.callNotFound() : handler(request, reply),
  })
}

/**
 * The request as a standard `Request`. `base` is the configured address of the site, because the Host header is the
 * client's to choose.
 */
export function pageRequest(request: FastifyRequest, base: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, String(value))
  }
  return new Request(new URL(request.url, base), {
    method: request.method,
    headers,
  })
}

/** Whether the browser asks for less data. */
export function savesData({ headers }: FastifyRequest): boolean {
  return String(headers['save-data']).toLowerCase() === 'on'
}

/**
 * Renders a page for a visitor.
 * @param visitor `cookie` is the visitor's Cookie header, `cookies` receives those that the page's API calls set
 * @throws HttpError 503 when what the page asked for is away: a page without it would be kept as the real one
 */
export async function renderPageFor(
  request: FastifyRequest,
  asked: Request,
  {
    cookies,
    ...visitor
  }: {
    nonce: string
    cookie: string
    cookies: string[]
    /** The moment at which it is rendered, in milliseconds. */
    now: number
    answered?: AnsweredForm | undefined
  },
): Promise<Response> {
  let isAway = false
  const inject: PageContext['inject'] = async ({ method, url, headers, body }) => {
    const answer = await askItself(request.server, {
      method: method as 'GET',
      url,
      headers: { ...headers, ...(visitor.cookie && { cookie: visitor.cookie }), host: request.host },
      remoteAddress: request.ip,
      ...(body !== undefined && { payload: body }),
    })
    if (answer.statusCode === 503) isAway = true
    const set = answer.headers['set-cookie']
    if (set) cookies.push(...[set].flat())
    return {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
      body: answer.body,
    }
  }
  const maintenance = await announceMaintenance(inject)
  // A page that needs no database is read without this line.
  isAway = false
  const response = await renderPage(asked, {
    ...visitor,
    savesData: savesData(request),
    inject,
    maintenance,
    reference: currentChanges(),
  })
  if (!isAway) return response
  await response.body?.cancel()
  throw unavailable()
}

/** What the banner says before scripts have come; nothing where it cannot be read, as the page stands without it. */
async function announceMaintenance(inject: PageContext['inject']): Promise<string | null> {
  const { status, body } = await inject({ method: 'GET', url: '/api/maintenance', headers: {} })
  if (status !== 200) return null
  const { data } = JSON.parse(body) as { data: AnnouncedMaintenance | null }
  if (!data) return null
  const { is_running, is_read_only, ends_at, message } = data
  if (!is_running) return message
  const reading = is_read_only ? ' Vous pouvez lire, rien ne s’enregistre.' : ''
  return `Maintenance jusqu’à ${formatTime(ends_at)}. ${message}${reading}`
}

async function mountBuilt(app: FastifyInstance): Promise<void> {
  // React defaults to its development build, which renders several times slower.
  process.env.NODE_ENV ??= 'production'
  const built = (await import(pathToFileURL(join(ROOT, 'dist/server/page-renderer.js')).href)) as {
    default: { fetch(request: Request, options: { context: PageContext }): Promise<Response> }
  }
  render = (request, context) => built.default.fetch(request, { context })
  await app.register(async (own) => {
    own.addHook('onRoute', (route) => {
      route.config = { ...route.config, anonymous: true }
    })
    await mountAssets(own)
  })
}

async function mountAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    // Pages of the build before are still open, and other processes may serve it.
    root: [join(CLIENT, 'assets'), join(ROOT, 'dist/before/client')],
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR,
    // The name says which version it is, and parts are asked for whole.
    lastModified: false,
    acceptRanges: false,
    preCompressed: true,
    index: false,
  })
  for (const entry of readdirSync(CLIENT, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    app.get(`/${entry.name}`, { schema: { hide: true } as object }, (_request, reply) => {
      if (entry.name === 'sw.js') reply.header('content-security-policy', workerSecurityPolicy())
      return reply.sendFile(entry.name, CLIENT, { maxAge: 3600_000, immutable: false })
    })
  }
}

async function mountDevelopment(app: FastifyInstance): Promise<void> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    // By default Vite writes a bundled copy of the configuration, which would restart a watched process for ever.
    configLoader: 'native',
    server: { middlewareMode: { server: app.server } },
  })
  const pages = vite.environments.ssr
  if (!pages || !isRunnableDevEnvironment(pages)) throw new Error('the pages cannot run in this process')
  render = async (request, context) => {
    const entry = await pages.runner.import('virtual:tanstack-start-server-entry')
    return entry.default.fetch(request, { context })
  }
  await app.register(import('@fastify/middie'))
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
}
