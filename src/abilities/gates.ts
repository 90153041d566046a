import type { FastifyRequest } from 'fastify'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'
import { type Actor, lacksTwoFactor, type Member } from './actor.ts'
import { isAble, lockedReason } from './policy.ts'
import type { Ability } from './shared/abilities.ts'

export const signedIn: Gate = (request) => {
  actorOf(request)
}

/** Lets through only somebody who is signed in and allowed to do this: `able('view', 'my resumes')`. */
export function able(...ability: Ability): Gate {
  return (request) => {
    const actor = actorOf(request)
    if (!isAble(actor, ...ability)) throw forbidden(lockedReason(actor, ...ability))
  }
}

/** Lets through who decides on the applications of a validated company, and on its offers once they are written. */
export const recruiting: Gate = (request) => {
  able('view', 'my offers applications')(request)
  able('edit', 'job offer')(request)
}

/** Lets an administrator without an authenticator through too, who needs these calls to set one up. */
export const identified: Gate = (request) => {
  personOf(request)
}

/**
 * The person who makes the request.
 * @throws HttpError 401 when nobody is signed in, 403 for an administrator without an authenticator
 */
export function actorOf(request: FastifyRequest): Actor {
  const actor = personOf(request)
  if (lacksTwoFactor(actor)) throw forbidden('Activez d’abord les codes de connexion de votre compte.')
  return actor
}

/**
 * The person who makes the request; an administrator needs no authenticator for it.
 * @throws HttpError 401 when nobody is signed in
 */
export function personOf(request: FastifyRequest): Actor {
  if (!request.actor) throw unauthenticated()
  return request.actor
}

/**
 * The person and the company it works for.
 * @throws HttpError 401, or 403 for someone who is of no company
 */
export function memberOf(request: FastifyRequest): Member {
  const actor = actorOf(request)
  if (!actor.company) throw forbidden()
  return { ...actor, company: actor.company }
}
