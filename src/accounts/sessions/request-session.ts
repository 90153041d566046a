import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { MINUTE } from '#src/shared/durations.ts'
import type { Flows } from '../shared/flows.ts'
import { clearRememberCookie, cookieNames, sendRememberCookie, sendSessionCookies } from './cookies.ts'
import { endPushesOfOthers } from './push-subscriptions.ts'
import { forgetDevice, rememberDevice, renewRemembered, resumeDevice } from './remembered-devices.ts'
import {
  findSession,
  isOfSite,
  openSession,
  renewSession,
  type Session,
  touchSession,
  type Visitor,
} from './sessions.ts'
import { deviceHashOf } from './trusted-devices.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** How often the idle limit is moved and the cookies are sent again. */
const SLIDE_MS = MINUTE

/** Loads each request's session from its cookies and keeps a used one alive. */
export function attachSessions(app: FastifyInstance, services: Services) {
  const names = cookieNames(services.env.https, services.env.site)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anonymous || request.viewing) return
    const id = request.cookies[names.session]
    const isOurs = id !== undefined && isOfSite(id, services.env.site)
    request.session = isOurs ? await findSession(services.db, id, services.clock.now()) : null
    if (request.session?.user_id || services.env.site === 'admin') return
    const token = request.cookies[names.remember]
    if (token) await resumeRemembered(services, request, reply, token)
  })
  app.addHook('onSend', async (request, reply) => {
    const session = request.session
    const now = services.clock.now()
    // After a failure of the server, another write would most likely fail too.
    if (!session || reply.statusCode >= 500 || now.getTime() - session.last_seen_at.getTime() < SLIDE_MS)
      return
    // The session may have been replaced while this request ran, and its cookies must not bring the old one back.
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
  const device = await resumeDevice(services, token, visitor)
  if (!device) return clearRememberCookie(services, reply)
  const { user_id, token_hash: remember_hash } = device
  const opening = { user_id, remember_hash, visitor, replaced: request.session }
  request.session = await inTransaction(services, { id: user_id }, (unit) => openSession(unit, opening))
  sendSessionCookies(services, reply, request.session)
}

/** A session that a transaction has opened; `sendSession` sends its cookies once the transaction is committed. */
export interface OpenedSession {
  session: Session
  /** The new value of the remember-me cookie; null leaves the cookie as it is. */
  remember_token: string | null
}

/** Signs the person in and ends the browser's earlier session; `remember` also remembers the device. */
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

/** Gives the session and its remembered device new cookies, so that stolen ones are useless. */
export async function renewCookies(unit: Unit, session: Session): Promise<OpenedSession> {
  const renewed = await renewSession(unit, session)
  const device = session.remember_hash ? await renewRemembered(unit, session.remember_hash) : null
  return {
    session: { ...renewed, remember_hash: device?.token_hash ?? null },
    remember_token: device?.token ?? null,
  }
}

export function sendSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, remember_token }: OpenedSession,
) {
  request.session = session
  sendSessionCookies(services, reply, session)
  if (remember_token) sendRememberCookie(services, reply, remember_token)
}

/** Opens a guest's session in the place of the browser's present one, and sends its cookies. */
export async function openGuestSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: Flows | null = null,
): Promise<Session> {
  const opening = { user_id: null, visitor: visitorOf(request), replaced: request.session, pending }
  const session = await inTransaction(services, null, (unit) => openSession(unit, opening))
  sendSession(services, request, reply, { session, remember_token: null })
  return session
}

/** Signs out of this browser, which is forgotten as a remembered device and sent no pushes any more. */
export async function signOut(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const token = request.cookies[cookieNames(services.env.https, services.env.site).remember]
  const opening = { user_id: null, visitor: visitorOf(request), replaced: request.session }
  const session = await inTransaction(services, null, async (unit) => {
    if (token) await forgetDevice(unit, token)
    await endPushesOfOthers(unit, deviceHashOf(request), null)
    return openSession(unit, opening)
  })
  sendSession(services, request, reply, { session, remember_token: null })
  clearRememberCookie(services, reply)
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, user_agent: request.headers['user-agent'] ?? '' }
}
