import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { type ForgeryCheck, forged } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import {
  findRemembered,
  forgetDevice,
  REMEMBER_SECONDS,
  rememberDevice,
  renewRemembered,
} from './remembered-devices.ts'
import {
  findSession,
  IDLE_SECONDS,
  openSession,
  renewSession,
  type Session,
  tokenMatches,
  touchSession,
  type Visitor,
} from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** How often the idle limit is moved and the cookies are sent again. */
const SLIDE_MS = 60_000

export function cookieNames(https: boolean) {
  const prefix = https ? '__Host-' : ''
  return { session: `${prefix}asafidy_session`, remember: `${prefix}asafidy_remember`, csrf: 'XSRF-TOKEN' }
}

/** Where a request comes from. */
export function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, user_agent: request.headers['user-agent'] ?? '' }
}

/** Loads each request's session from its cookies and keeps a used one alive. */
export function followSessions(app: FastifyInstance, services: Services) {
  const names = cookieNames(services.env.https)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request, reply) => {
    const id = request.cookies[names.session]
    request.session = id ? await findSession(services.db, id, services.clock.now()) : null
    if (request.session?.user_id) return
    const token = request.cookies[names.remember]
    if (token) await resumeRemembered(services, request, reply, token)
  })
  app.addHook('onSend', async (request, reply) => {
    const session = request.session
    const now = services.clock.now()
    if (!session || now.getTime() - session.last_seen_at.getTime() < SLIDE_MS) return
    // Rotated while this answer was on its way: its cookies must not bring the old session back.
    if (await touchSession(services.db, session, now)) sendSessionCookies(services, reply, session)
  })
}

async function resumeRemembered(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  const now = services.clock.now()
  const visitor = visitorOf(request)
  const device = await findRemembered(services.db, token, visitor, now)
  if (!device) return clearRemembered(services, reply)
  request.session = await openSession(services.db, {
    user_id: device.user_id,
    remember_hash: device.token_hash,
    visitor,
    replaced: request.session,
    now,
  })
  sendSessionCookies(services, reply, request.session)
}

function cookieOptions(services: Services, httpOnly: boolean, maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: services.env.https, httpOnly, maxAge } as const
}

export function sendSessionCookies(services: Services, reply: FastifyReply, session: Session) {
  const names = cookieNames(services.env.https)
  reply.setCookie(names.session, session.id, cookieOptions(services, true, IDLE_SECONDS))
  reply.setCookie(names.csrf, session.csrf_token, cookieOptions(services, false, IDLE_SECONDS))
  // A page that sets cookies belongs to one person.
  reply.header('cache-control', 'no-store')
}

/** A new session for this browser, its cookies sent; the one before it ends. With `remember` the device is remembered. */
export async function rotateSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: number | null,
  remember = false,
): Promise<Session> {
  const now = services.clock.now()
  const visitor = visitorOf(request)
  const device = remember && user_id ? await rememberDevice(services.db, user_id, visitor, now) : null
  if (device) sendRemembered(services, reply, device.token)
  const remember_hash = device?.token_hash ?? null
  const replaced = request.session
  const session = await openSession(services.db, { user_id, visitor, replaced, remember_hash, now })
  request.session = session
  sendSessionCookies(services, reply, session)
  return session
}

/** The same session and remembered device under new cookies, inside the caller's transaction. */
export async function renewCookies(
  services: Services,
  tx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) {
  const renewed = await renewSession(tx, session)
  const device = session.remember_hash ? await renewRemembered(tx, session.remember_hash) : null
  if (device) sendRemembered(services, reply, device.token)
  request.session = { ...renewed, remember_hash: device?.token_hash ?? null }
  sendSessionCookies(services, reply, renewed)
}

function sendRemembered(services: Services, reply: FastifyReply, token: string) {
  reply.setCookie(
    cookieNames(services.env.https).remember,
    token,
    cookieOptions(services, true, REMEMBER_SECONDS),
  )
}

export async function endRemembered(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[cookieNames(services.env.https).remember]
  if (token) await forgetDevice(services.db, token)
  clearRemembered(services, reply)
}

function clearRemembered(services: Services, reply: FastifyReply) {
  reply.clearCookie(cookieNames(services.env.https).remember, cookieOptions(services, true, 0))
}

/** The token is bound to the session; a refused request gets its cookies again so that the client can try once more. */
export function forgeryCheck(services: Services): ForgeryCheck {
  return async (request, reply, body) => {
    const { session } = request
    const header = request.headers['x-xsrf-token'] ?? request.headers['x-csrf-token']
    const given = typeof header === 'string' ? header : tokenIn(body)
    if (session && given && tokenMatches(session, given)) return 'ok'
    if (typeof header !== 'string' && body === undefined && session) return 'need-body'
    if (session) sendSessionCookies(services, reply, session)
    else await rotateSession(services, request, reply, null)
    throw forged()
  }
}

function tokenIn(body: unknown): string | undefined {
  const token = typeof body === 'object' && body !== null && '_token' in body ? body._token : undefined
  return typeof token === 'string' ? token : undefined
}
