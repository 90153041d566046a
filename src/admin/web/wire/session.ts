import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { showSession } from '../../session/contract.ts'
import { ask } from './ask.ts'

type Session = ReplyOf<typeof showSession>['data']

let session: Promise<Session> | null = null

/** Who is signed in; asked once until somebody signs in or out. @throws HttpError 401, 403 */
export function readSession(): Promise<Session> {
  session ??= ask<ReplyOf<typeof showSession>>('GET', '/api/admin/session').then(({ data }) => data)
  session.catch(forgetSession)
  return session
}

export function forgetSession() {
  session = null
}
