import type { FastifyReply } from 'fastify'
import type { Site } from '#src/platform/env.ts'
import type { Services } from '#src/platform/services.ts'
import { REMEMBER_SECONDS } from './remembered-devices.ts'
import { IDLE_SECONDS, type Session } from './sessions.ts'

/** Browsers send a host's cookies to each of its ports: the administration's have names of their own. */
export function cookieNames(https: boolean, site: Site = 'public') {
  const prefix = `${https ? '__Host-' : ''}${site === 'admin' ? 'admin_' : ''}`
  return {
    session: `${prefix}asafidy_session`,
    remember: `${prefix}asafidy_remember`,
    device: `${https ? '__Host-' : ''}asafidy_device`,
    viewing: `${https ? '__Host-' : ''}asafidy_viewing`,
    csrf: site === 'admin' ? 'ADMIN-XSRF-TOKEN' : 'XSRF-TOKEN',
  }
}

function cookieOptions(services: Services, httpOnly: boolean, maxAge: number) {
  return { path: '/', sameSite: 'lax', secure: services.env.https, httpOnly, maxAge } as const
}

export function sendSessionCookies(services: Services, reply: FastifyReply, session: Session) {
  const names = cookieNames(services.env.https, services.env.site)
  reply.setCookie(names.session, session.id, cookieOptions(services, true, IDLE_SECONDS))
  reply.setCookie(names.csrf, session.csrf_token, cookieOptions(services, false, IDLE_SECONDS))
  // An answer that sets cookies belongs to one person, so no cache may keep it.
  reply.header('cache-control', 'no-store')
}

export function sendRememberCookie(services: Services, reply: FastifyReply, token: string) {
  reply.setCookie(
    cookieNames(services.env.https, services.env.site).remember,
    token,
    cookieOptions(services, true, REMEMBER_SECONDS),
  )
}

/** Sends the cookie by which this browser needs no code; the cookie alone opens nothing. */
export function sendDeviceCookie(services: Services, reply: FastifyReply, token: string) {
  const name = cookieNames(services.env.https, services.env.site).device
  reply.setCookie(name, token, cookieOptions(services, true, REMEMBER_SECONDS))
}

export function clearRememberCookie(services: Services, reply: FastifyReply) {
  reply.clearCookie(
    cookieNames(services.env.https, services.env.site).remember,
    cookieOptions(services, true, 0),
  )
}

/** Sends the cookie by which somebody of the team looks at the site in the place of a person. */
export function sendViewingCookie(services: Services, reply: FastifyReply, secret: string, seconds: number) {
  reply.setCookie(cookieNames(services.env.https).viewing, secret, cookieOptions(services, true, seconds))
  reply.header('cache-control', 'no-store')
}

export function clearViewingCookie(services: Services, reply: FastifyReply) {
  reply.clearCookie(cookieNames(services.env.https).viewing, cookieOptions(services, true, 0))
}
