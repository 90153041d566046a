import { actorOf } from '#src/abilities/gates.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import {
  authorizeFinalAct,
  requireReauthentication,
} from '#src/accounts/reauthentication/reauthentication.ts'
import { signOut } from '#src/accounts/sessions/request-session.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import * as contract from './contract.ts'
import { pauseAccount, requestDeletion } from './deletion.ts'

/** Administrators are made and removed by the command line, so their pages close no account. */
const closable: Gate = (request) => {
  if (actorOf(request).kind === 'admin')
    throw forbidden('Un compte d’administration ne se ferme pas depuis ses paramètres.')
}

export function deletionRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.putDeactivation, closable, async ({ body, request, reply }) => {
    const authenticated = authenticatedUserOf(request)
    await requireReauthentication(services, authenticated, body)
    await pauseAccount(services, authenticated.user)
    await signOut(services, request, reply)
  })

  endpoints.on(contract.requestDeletion, closable, async ({ body, request, reply }) => {
    const authenticated = authenticatedUserOf(request)
    await authorizeFinalAct(services, authenticated, body)
    const day = await requestDeletion(services, authenticated.user)
    await signOut(services, request, reply)
    return { data: { deleted_on: dayAt(day) } }
  })
}
