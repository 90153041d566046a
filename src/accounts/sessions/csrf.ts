import { timingSafeEqual } from 'node:crypto'
import { type ForgeryCheck, forged } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { cookieNames, sendSessionCookies } from './cookies.ts'
import { openGuestSession } from './request-session.ts'
import type { Session } from './sessions.ts'

/** The token is bound to the session; a refused request gets its cookies again so that the client can try once more. */
export function csrfCheck(services: Services): ForgeryCheck {
  const names = cookieNames(services.env.https, services.env.site)
  return async (request, reply, body) => {
    const { session } = request
    const header = request.headers['x-xsrf-token'] ?? request.headers['x-csrf-token']
    const given = typeof header === 'string' ? header : tokenIn(body)
    if (session && given && tokenMatches(session, given)) return 'ok'
    if (typeof header !== 'string' && body === undefined && session) return 'need-body'
    if (session) sendSessionCookies(services, reply, session)
    // The request may have left before its session was renewed, and a guest's session would replace the new one.
    else if (!request.cookies[names.session]) await openGuestSession(services, request, reply)
    throw forged()
  }
}

function tokenIn(body: unknown): string | undefined {
  const token = typeof body === 'object' && body !== null && '_token' in body ? body._token : undefined
  return typeof token === 'string' ? token : undefined
}

/** Compares the request's token with the session's in constant time; the cookie's value may be URL-encoded. */
function tokenMatches(session: Session, given: string): boolean {
  const expected = Buffer.from(session.csrf_token)
  const actual = Buffer.from(decode(given))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
