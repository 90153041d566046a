import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Calls are no pages: search engines may make them, to draw a page, but not list them. Public pictures are left out, for
 * the logo of a company stands beside its offers.
 */
export function keepCallsUnlisted(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!/^\/(api|sanctum)\//.test(request.url) || isPublicPicture(reply)) return
    if (!reply.hasHeader('x-robots-tag')) reply.header('x-robots-tag', 'noindex')
  })
}

/** Keeps a whole site out of search engines, whatever it answers. */
export function keepUnlisted(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
  })
}

function isPublicPicture(reply: FastifyReply): boolean {
  const [type, kept] = [reply.getHeader('content-type'), reply.getHeader('cache-control')]
  return String(type).startsWith('image/') && String(kept).startsWith('public')
}
