import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { actorOf } from '#src/abilities/gates.ts'
import { proveItsMe } from '#src/accounts/proof/fresh-proof.ts'
import type { Proof } from '#src/accounts/proof/proof.ts'
import { signOut } from '#src/accounts/sessions/cookies.ts'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import { askDeletion, pauseAccount } from './closing.ts'
import * as contract from './contract.ts'

/** Administrators are made and ended by the command, not from their pages. */
const closable: Gate = (request) => {
  if (actorOf(request).kind === 'admin')
    throw forbidden('Un compte d’administration ne se ferme pas depuis ses paramètres.')
}

export function leavingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.putDeactivation, closable, async ({ body, request, reply }) => {
    const actor = await proved(services, request, body)
    await pauseAccount(services, actor)
    await signOut(services, request, reply)
  })

  endpoints.on(contract.requestDeletion, closable, async ({ body, request, reply }) => {
    const actor = await proved(services, request, body)
    const day = await askDeletion(services, actor)
    await signOut(services, request, reply)
    return { data: { deleted_on: dayAt(day) } }
  })
}

async function proved(services: Services, request: FastifyRequest, given: Proof): Promise<Actor> {
  const { session } = request
  const actor = actorOf(request)
  if (!session) throw unauthenticated()
  await proveItsMe(services, { user: actor.user, session }, given)
  return actor
}
