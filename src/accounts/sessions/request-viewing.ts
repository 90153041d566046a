import type { FastifyInstance, FastifyRequest } from 'fastify'
import { audit } from '#src/platform/audit.ts'
import { HttpError } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { clearViewingCookie, cookieNames } from './cookies.ts'
import { ASKED_BY_EVERY_PAGE, READABLE } from './readable-in-viewings.ts'
import { findViewing, type Viewing } from './viewings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while somebody of the team looks in the place of a person; the request then has no session. */
    viewing: Viewing | null
  }
}

/** The calls that begin and end it, which are declared above this. */
interface OwnCalls {
  opening: { path: string }
  ending: { method: string; path: string }
}

const READ_ONLY = 'Vous regardez à la place de cette personne\u00A0: rien ne se change.'
const HIDDEN = 'Lettres, CV, messages et secrets ne se voient pas à la place de la personne.'

/**
 * Recognises a request by which the team looks in the place of a person, refuses everything but what it may read, and
 * notes each page and call. This one place stands before every route of the public site.
 */
export function attachViewings(app: FastifyInstance, services: Services, own: OwnCalls) {
  app.decorateRequest('viewing', null)
  if (services.env.site === 'admin') return
  const name = cookieNames(services.env.https).viewing
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anonymous) return
    const secret = request.cookies[name]
    if (!secret) return
    request.viewing = await findViewing(services.db, secret, services.clock.now())
    if (!request.viewing) return clearViewingCookie(services, reply)
    reply.header('cache-control', 'no-store')
    requireReadable(request, own)
    await noteReading(services, request, request.viewing, own)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.viewing) reply.header('cache-control', 'no-store')
  })
}

function requireReadable(request: FastifyRequest, { opening, ending }: OwnCalls) {
  const { url = '', config } = request.routeOptions
  if (url === ending.path && request.method === ending.method) return
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpError(403, READ_ONLY)
  if (!config.page && url !== opening.path && !READABLE.has(url)) throw new HttpError(403, HIDDEN)
}

/** The path alone is noted: what stands after it may hold what the person searched. */
async function noteReading(
  services: Services,
  request: FastifyRequest,
  { user_id, admin_id }: Viewing,
  { opening, ending }: OwnCalls,
) {
  const { url = '' } = request.routeOptions
  if (ASKED_BY_EVERY_PAGE.has(url) || url === ending.path || url === opening.path) return
  const [path = ''] = request.url.split('?', 1)
  await inTransaction(services, { id: admin_id }, (unit) =>
    audit(unit, {
      action: 'accounts.page-viewed-as',
      subject: `user:${user_id}`,
      details: { path: path.slice(0, 300) },
    }),
  )
}
