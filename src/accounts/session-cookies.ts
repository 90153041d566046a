import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { type ForgeryCheck, forged } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import {
  findRemembered,
  forgetDevice,
  REMEMBER_SECONDS,
  rememberDevice,
  renewRemembered,
} from './devices-remembered.ts'
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
export function followSessions(app: FastifyInstance, world: World) {
  const names = cookieNames(world.env.https)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request, reply) => {
    const id = request.cookies[names.session]
    request.session = id ? await findSession(world.db, id, world.clock.now()) : null
    if (request.session?.user_id) return
    const token = request.cookies[names.remember]
    if (token) await resumeRemembered(world, request, reply, token)
  })
  app.addHook('onSend', async (request, reply) => {
    const session = request.session
    const now = world.clock.now()
    if (!session || now.getTime() - session.last_seen_at.getTime() < SLIDE_MS) return
    // Rotated while this answer was on its way: its cookies must not bring the old session back.
    if (await touchSession(world.db, session, now)) sendSessionCookies(world, reply, session)
  })
}

async function resumeRemembered(world: World, request: FastifyRequest, reply: FastifyReply, token: string) {
  const now = world.clock.now()
  const visitor = visitorOf(request)
  const device = await findRemembered(world.db, token, visitor, now)
  if (!device) return clearRemembered(world, reply)
  request.session = await openSession(world.db, {
    user_id: device.user_id,
    remember_hash: device.token_hash,
    visitor,
    replaced: request.session,
    now,
  })
  sendSessionCookies(world, reply, request.session)
}

function cookieOptions(world: World, httpOnly: boolean, maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: world.env.https, httpOnly, maxAge } as const
}

export function sendSessionCookies(world: World, reply: FastifyReply, session: Session) {
  const names = cookieNames(world.env.https)
  reply.setCookie(names.session, session.id, cookieOptions(world, true, IDLE_SECONDS))
  reply.setCookie(names.csrf, session.csrf_token, cookieOptions(world, false, IDLE_SECONDS))
  // A page that sets cookies belongs to one person.
  reply.header('cache-control', 'no-store')
}

/** A new session for this browser, its cookies sent; the one before it ends. With `remember` the device is remembered. */
export async function rotateSession(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: number | null,
  remember = false,
): Promise<Session> {
  const now = world.clock.now()
  const visitor = visitorOf(request)
  const device = remember && user_id ? await rememberDevice(world.db, user_id, visitor, now) : null
  if (device) sendRemembered(world, reply, device.token)
  const remember_hash = device?.token_hash ?? null
  const replaced = request.session
  const session = await openSession(world.db, { user_id, visitor, replaced, remember_hash, now })
  request.session = session
  sendSessionCookies(world, reply, session)
  return session
}

/** The same session and remembered device under new cookies, inside the caller's transaction. */
export async function renewCookies(
  world: World,
  tx: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) {
  const renewed = await renewSession(tx, session)
  const device = session.remember_hash ? await renewRemembered(tx, session.remember_hash) : null
  if (device) sendRemembered(world, reply, device.token)
  request.session = { ...renewed, remember_hash: device?.token_hash ?? null }
  sendSessionCookies(world, reply, renewed)
}

function sendRemembered(world: World, reply: FastifyReply, token: string) {
  reply.setCookie(cookieNames(world.env.https).remember, token, cookieOptions(world, true, REMEMBER_SECONDS))
}

export async function endRemembered(world: World, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[cookieNames(world.env.https).remember]
  if (token) await forgetDevice(world.db, token)
  clearRemembered(world, reply)
}

function clearRemembered(world: World, reply: FastifyReply) {
  reply.clearCookie(cookieNames(world.env.https).remember, cookieOptions(world, true, 0))
}

/** The token is bound to the session; a refused request gets its cookies again so that the client can try once more. */
export function forgeryCheck(world: World): ForgeryCheck {
  return async (request, reply, body) => {
    const { session } = request
    const header = request.headers['x-xsrf-token'] ?? request.headers['x-csrf-token']
    const given = typeof header === 'string' ? header : tokenIn(body)
    if (session && given && tokenMatches(session, given)) return 'ok'
    if (typeof header !== 'string' && body === undefined && session) return 'need-body'
    if (session) sendSessionCookies(world, reply, session)
    else await rotateSession(world, request, reply, null)
    throw forged()
  }
}

function tokenIn(body: unknown): string | undefined {
  const token = typeof body === 'object' && body !== null && '_token' in body ? body._token : undefined
  return typeof token === 'string' ? token : undefined
}
