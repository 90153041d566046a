import { able, actorOf } from '#src/abilities/gates.ts'
import { forbidden, invalid } from '#src/platform/errors.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { askForAlert, confirmAlert, findConfirmation } from './alert-confirmation.ts'
import * as contract from './alert-contract.ts'
import { presentAlert, presentListed } from './alert-present.ts'
import { changeAlert, createAlert, deleteAlert, listAlerts } from './alerts.ts'
import { readCriteria } from './criteria.ts'

const ASKED =
  'Un e-mail vient de partir vers cette adresse. Ouvrez le lien qu’il contient pour confirmer votre alerte.'
const own = able('view', 'my saved offer')

export function alertRoutes(endpoints: Endpoints, world: World) {
  creating(endpoints, world)
  confirming(endpoints, world)

  endpoints.on(contract.listAlerts, own, async ({ request }) => {
    const rows = await listAlerts(world.db, actorOf(request).user)
    return { data: await Promise.all(rows.map((row) => presentListed(world.db, row, world.clock.now()))) }
  })

  endpoints.on(contract.changeAlert, own, async ({ params, body, request }) => ({
    data: presentAlert(
      await changeAlert(world.db, actorOf(request).user, params.id, body, world.clock.now()),
    ),
  }))

  endpoints.on(contract.deleteAlert, own, async ({ params, request }) => {
    await deleteAlert(world.db, actorOf(request).user, params.id)
  })
}

function creating(endpoints: Endpoints, world: World) {
  endpoints.on(contract.createAlert, guestOrApplicant, async ({ body, request, reply }) => {
    const now = world.clock.now()
    const { frequency, email, ...query } = body
    const wanted = { criteria: readCriteria({ ...query, sort: 'date', page: 1 }), frequency }
    if (!request.actor) {
      if (!email) throw invalid({ email: [MESSAGES.email_required] })
      await askForAlert(world, { ...wanted, email, ip: request.ip }, now)
      return reply.code(202).send({ message: ASKED })
    }
    const { user } = actorOf(request)
    await allowAttempt(world.db, `alert:user:${user.id}`, 60, 3_600, now)
    const data = presentAlert(await createAlert(world.db, user, wanted, now))
    return { message: messageOf(data), data }
  })
}

function confirming(endpoints: Endpoints, world: World) {
  endpoints.on(contract.showConfirmation, anyone, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await findConfirmation(world, query.token, world.clock.now()) }
  })

  endpoints.on(contract.confirmAlert, anyone, async ({ body }) => ({
    data: await confirmAlert(world, body.token, world.clock.now()),
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
