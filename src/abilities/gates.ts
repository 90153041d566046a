import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'
import { type AbilityRule, isAble } from './abilities.ts'
import type { Actor } from './actor.ts'

export const signedIn: Gate = (request) => {
  actorOf(request)
}

/** Signed in and allowed to do `action` on `subject`. */
export function able(action: AbilityRule['action'], subject: string): Gate {
  return (request) => {
    if (!isAble(actorOf(request), action, subject)) throw forbidden()
  }
}

/**
 * The person who asks.
 * @throws HttpError 401 when nobody is signed in
 */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated()
  return request.actor
}

/**
 * The person and the company it works for.
 * @throws HttpError 401, or 403 for someone who is of no company
 */
export function memberOf(request: FastifyRequest): Actor & { company: NonNullable<Actor['company']> } {
  const actor = actorOf(request)
  if (!actor.company) throw forbidden()
  return { ...actor, company: actor.company }
}
