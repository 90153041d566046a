import type { FastifyInstance } from 'fastify'

/** What a page is made of; a browser obeys less of it than of a page. */
const PART = /^(?:application\/javascript|text\/javascript|text\/css|font\/|image\/)/
const OF_PAGES = [
  ...['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy'],
  ...['x-frame-options', 'x-dns-prefetch-control', 'x-download-options', 'x-permitted-cross-domain-policies'],
  ...['x-xss-protection', 'x-request-id'],
]
/** These mean something only beside `access-control-allow-origin`. */
const OF_OTHER_SITES = ['access-control-allow-credentials', 'access-control-expose-headers']

/**
 * Leaves out of scripts, style sheets, fonts and pictures the headers that browsers read on pages alone: a page has some
 * thirty of them, and on a slow line their headers together weigh as much as a script. The policy of contents, the type
 * that may not be guessed and whose pages may use them stay.
 */
export function slimPartHeaders(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    if (!PART.test(String(reply.getHeader('content-type') ?? ''))) return
    for (const name of OF_PAGES) drop(name)
    if (!has('access-control-allow-origin')) for (const name of OF_OTHER_SITES) drop(name)

    // Some plugins write to the answer itself, past Fastify's own list.
    function drop(name: string) {
      reply.removeHeader(name)
      reply.raw.removeHeader(name)
    }
    function has(name: string) {
      return reply.hasHeader(name) || reply.raw.hasHeader(name)
    }
  })
}
