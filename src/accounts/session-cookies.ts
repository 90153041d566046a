import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ForgeryCheck, forged } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import {
  findRemembered,
  findSession,
  forgetDevice,
  IDLE_SECONDS,
  openSession,
  REMEMBER_SECONDS,
  rememberDevice,
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

function visitorOf(request: FastifyRequest): Visitor {
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
  const user_id = await findRemembered(world.db, token, now)
  if (user_id === null) return clearRemembered(world, reply)
  const replaced = request.session
  request.session = await openSession(world.db, { user_id, visitor: visitorOf(request), replaced, now })
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

/** A new session for this browser, its cookies sent; the one before it ends. */
export async function rotateSession(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: number | null,
): Promise<Session> {
  const now = world.clock.now()
  const session = await openSession(world.db, {
    user_id,
    visitor: visitorOf(request),
    replaced: request.session,
    now,
  })
  request.session = session
  sendSessionCookies(world, reply, session)
  return session
}

export async function sendRemembered(world: World, reply: FastifyReply, userId: number) {
  const token = await rememberDevice(world.db, userId, world.clock.now())
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
