import { able, actorOf } from '#src/abilities/gates.ts'
import { forbidden, invalid } from '#src/platform/errors.ts'
import { answer, anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { readCriteria } from '../search/read-criteria.ts'
import { changeAlert, createAlert, deleteAlert, listAlerts } from './alerts.ts'
import { confirmAlert, findConfirmation, requestAlert } from './confirmation.ts'
import * as contract from './contract.ts'
import { presentAlert, presentListed } from './present.ts'

const CONFIRMATION_SENT =
  'Un e-mail vient de partir vers cette adresse. Ouvrez le lien qu’il contient pour confirmer votre alerte.'
const own = able('view', 'my saved offer')

export function alertRoutes(endpoints: Endpoints, services: Services) {
  creating(endpoints, services)
  confirming(endpoints, services)

  endpoints.on(contract.listAlerts, own, async ({ request }) => {
    const rows = await listAlerts(services.db, actorOf(request).user)
    return { data: await presentListed(services.db, rows, services.clock.now()) }
  })

  endpoints.on(contract.changeAlert, own, async ({ params, body, request }) => ({
    data: presentAlert(await changeAlert(services, actorOf(request).user, params.id, body)),
  }))

  endpoints.on(contract.deleteAlert, own, async ({ params, request }) => {
    await deleteAlert(services, actorOf(request).user, params.id)
  })
}

function creating(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.createAlert, guestOrApplicant, async ({ body, request }) => {
    const { frequency, email, ...query } = body
    const wanted = { criteria: readCriteria({ ...query, sort: 'date', page: 1 }), frequency }
    if (!request.actor) {
      if (!email) throw invalid({ email: [MESSAGES.email_required] })
      await requestAlert(services, { ...wanted, email, network: networkOf(request.ip) })
      return answer(202, { message: CONFIRMATION_SENT })
    }
    const { user } = actorOf(request)
    await allowAttempt(services.db, `alert:user:${user.id}`, 60, HOUR_SECONDS, services.clock.now())
    const data = presentAlert(await createAlert(services, user, wanted))
    return answer(201, { message: messageOf(data), data })
  })
}

function confirming(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showConfirmation, anyone, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await findConfirmation(services, query.token) }
  })

  endpoints.on(contract.confirmAlert, anyone, async ({ body }) => ({
    data: await confirmAlert(services, body.token),
  }))
}

function guestOrApplicant(request: Parameters<typeof actorOf>[0]) {
  if (request.actor && request.actor.kind !== 'applicant') throw forbidden()
}

function messageOf({ is_started }: contract.Alert): string {
  return is_started
    ? 'Votre alerte est active.'
    : 'Votre alerte est enregistrée. Elle commencera dès que votre adresse e-mail sera vérifiée.'
}
