import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { adminSecurityPolicy } from './platform/http/csp.ts'
import { DAY } from './shared/durations.ts'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, 'dist/admin')
const YEAR = 365 * DAY
const OUTSIDE_PAGES = /^\/(api|sanctum|health|assets)(\/|$|\?)/

type Page = (url: string) => Promise<string>

/**
 * Serves the one page of the administration under every path, and its assets. It may not be framed.
 */
export async function mountAdminPages(app: FastifyInstance, { dev }: { dev: boolean }): Promise<void> {
  const page = dev ? await mountDevelopment(app) : await mountBuilt(app)
  app.get('/robots.txt', { config: { anonymous: true } }, async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /\n'),
  )
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { page: true },
    async handler(request, reply) {
      if (OUTSIDE_PAGES.test(request.url)) return reply.callNotFound()
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': adminSecurityPolicy({ dev }),
        'referrer-policy': 'same-origin',
      })
      return reply.type('text/html; charset=utf-8').send(await page(request.url))
    },
  })
}

async function mountBuilt(app: FastifyInstance): Promise<Page> {
  const html = readFileSync(join(BUILT, 'index.html'), 'utf8')
  await app.register(async (own) => {
    own.addHook('onRoute', (route) => {
      route.config = { ...route.config, anonymous: true }
    })
    await own.register(fastifyStatic, {
      root: [join(BUILT, 'assets'), join(BUILT, '../before/admin')],
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: YEAR,
      // The name says which version it is, and parts are asked for whole.
      lastModified: false,
      acceptRanges: false,
      preCompressed: true,
    })
  })
  return async () => html
}

async function mountDevelopment(app: FastifyInstance): Promise<Page> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(ROOT, 'vite.admin.config.ts'),
    // The configuration is read natively for the reason that `pages-server.ts` gives.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: { server: app.server } },
  })
  await app.register(import('@fastify/middie'))
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  const file = join(ROOT, 'src/admin/web/index.html')
  return (url) => vite.transformIndexHtml(url, readFileSync(file, 'utf8'))
}
