import type { FastifyRequest } from 'fastify'
import { personOf } from '#src/abilities/gates.ts'
import { unauthenticated } from '#src/platform/errors.ts'
import type { Asker } from './proof.ts'

/** The person at the keyboard, with the session it asks by. */
export function askerOf(request: FastifyRequest): Asker {
  const { user } = personOf(request)
  if (!request.session) throw unauthenticated()
  return { user, session: request.session }
}
