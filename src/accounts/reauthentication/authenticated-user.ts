import type { FastifyRequest } from 'fastify'
import { personOf } from '#src/abilities/gates.ts'
import { unauthenticated } from '#src/platform/errors.ts'
import type { Session } from '../sessions/sessions.ts'
import { deviceHashOf } from '../sessions/trusted-devices.ts'
import type { User } from '../users.ts'

/** The person who makes a request, with the session and the browser that it comes from. */
export interface AuthenticatedUser {
  user: User
  session: Session
  /** The hash of this browser's own secret. */
  device: string | null
}

/** @throws HttpError 401 when nobody is signed in */
export function authenticatedUserOf(request: FastifyRequest): AuthenticatedUser {
  const { user } = personOf(request)
  if (!request.session) throw unauthenticated()
  return { user, session: request.session, device: deviceHashOf(request) }
}
