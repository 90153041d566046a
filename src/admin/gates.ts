import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { actorOf, personOf } from '#src/abilities/gates.ts'
import { canAdminister, type Permission } from '#src/accounts/shared/admin-permissions.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'

/** Lets an administrator through whose role has this permission. */
export function permitted(permission: Permission): Gate {
  return (request) => {
    if (!canAdminister(administratorOf(request).user.admin_role, permission)) throw forbidden()
  }
}

/** Lets any administrator through whose codes are in use. */
export const administrator: Gate = (request) => {
  administratorOf(request)
}

/** Lets an administrator through, also one without codes: these calls are the only ones that set them up. */
export const settingUpTwoFactor: Gate = (request) => {
  requireAdministrator(personOf(request))
}

/** @throws HttpError 401 when nobody is signed in, 403 for whoever is no administrator or has no codes */
export function administratorOf(request: FastifyRequest): Actor {
  return requireAdministrator(actorOf(request))
}

function requireAdministrator(actor: Actor): Actor {
  if (actor.kind !== 'admin') throw forbidden('Ce compte n’est pas un compte d’administration.')
  return actor
}
