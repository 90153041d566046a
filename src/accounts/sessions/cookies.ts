import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ForgeryCheck, forged } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { MINUTE } from '#src/shared/durations.ts'
import type { Pending } from '../shared/pending.ts'
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
const SLIDE_MS = MINUTE

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
    if (await touchSession(services, session)) sendSessionCookies(services, reply, session)
  })
}

async function resumeRemembered(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  const visitor = visitorOf(request)
  const device = await findRemembered(services, token, visitor)
  if (!device) return clearRemembered(services, reply)
  const { user_id, token_hash: remember_hash } = device
  const opening = { user_id, remember_hash, visitor, replaced: request.session }
  request.session = await inTransaction(services, { id: user_id }, (unit) => openSession(unit, opening))
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

/** What a change opened for a browser, whose cookies leave with `sendOpened` once the change is kept. */
export interface OpenedSession {
  session: Session
  /** Of the remember-me cookie, null when it stays as it is. */
  remember_token: string | null
}

/** Signs the person in in this browser, whose session before ends; with `remember` its device is remembered. */
export async function replaceSession(
  unit: Unit,
  request: FastifyRequest,
  user_id: number,
  remember: boolean,
): Promise<OpenedSession> {
  const visitor = visitorOf(request)
  const device = remember ? await rememberDevice(unit, user_id, visitor) : null
  const remember_hash = device?.token_hash ?? null
  const session = await openSession(unit, { user_id, visitor, replaced: request.session, remember_hash })
  return { session, remember_token: device?.token ?? null }
}

/** The same session and remembered device under new cookies. */
export async function renewCookies(unit: Unit, session: Session): Promise<OpenedSession> {
  const renewed = await renewSession(unit, session)
  const device = session.remember_hash ? await renewRemembered(unit, session.remember_hash) : null
  return {
    session: { ...renewed, remember_hash: device?.token_hash ?? null },
    remember_token: device?.token ?? null,
  }
}

export function sendOpened(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, remember_token }: OpenedSession,
) {
  request.session = session
  sendSessionCookies(services, reply, session)
  if (remember_token) sendRemembered(services, reply, remember_token)
}

/** A new session of nobody for this browser, its cookies sent; the one before it ends. */
export async function rotateSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: Pending | null = null,
): Promise<Session> {
  const opening = { user_id: null, visitor: visitorOf(request), replaced: request.session, pending }
  const session = await inTransaction(services, null, (unit) => openSession(unit, opening))
  sendOpened(services, request, reply, { session, remember_token: null })
  return session
}

/** Nobody is signed in in this browser any more, and its device is no longer remembered. */
export async function signOut(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[cookieNames(services.env.https).remember]
  const opening = { user_id: null, visitor: visitorOf(request), replaced: request.session }
  const session = await inTransaction(services, null, async (unit) => {
    if (token) await forgetDevice(unit, token)
    return openSession(unit, opening)
  })
  sendOpened(services, request, reply, { session, remember_token: null })
  clearRemembered(services, reply)
}

function sendRemembered(services: Services, reply: FastifyReply, token: string) {
  reply.setCookie(
    cookieNames(services.env.https).remember,
    token,
    cookieOptions(services, true, REMEMBER_SECONDS),
  )
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
    else await rotateSession(services, request, reply)
    throw forged()
  }
}

function tokenIn(body: unknown): string | undefined {
  const token = typeof body === 'object' && body !== null && '_token' in body ? body._token : undefined
  return typeof token === 'string' ? token : undefined
}
