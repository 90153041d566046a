import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { able, actorOf, signedIn } from '#src/abilities/gates.ts'
import { proveItsMe } from '#src/accounts/security/fresh-proof.ts'
import type { Proof } from '#src/accounts/security/proof.ts'
import { endRemembered, rotateSession } from '#src/accounts/sessions/cookies.ts'
import { audit } from '#src/platform/audit.ts'
import { forbidden, unauthenticated } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { findVisibility, setVisibility } from '#src/profiles/visibility.ts'
import { dayAt } from '#src/shared/dates.ts'
import { askDeletion, pauseAccount } from './closing.ts'
import * as contract from './contract.ts'
import { askExport, findExportOf, listExportsOf } from './exports/exports.ts'
import { presentExport } from './present.ts'

const profile = able('view', 'my profile')
const HIDDEN = { is_public: false, is_indexed: false, is_best_profile: false, public_slug: null }

/** Administrators are made and ended by the command, not from their pages. */
const closable: Gate = (request) => {
  if (actorOf(request).kind === 'admin')
    throw forbidden('Un compte d’administration ne se ferme pas depuis ses paramètres.')
}

export function personalDataRoutes(endpoints: Endpoints, services: Services) {
  exportRoutes(endpoints, services)

  endpoints.on(contract.showVisibility, profile, async ({ request }) => ({
    data: (await findVisibility(services.db, actorOf(request).id)) ?? HIDDEN,
  }))

  endpoints.on(contract.putVisibility, profile, async ({ body, request }) => {
    const { id } = actorOf(request)
    return { data: await services.db.transaction((tx) => setVisibility(tx, id, body, services.clock.now())) }
  })

  endpoints.on(contract.putDeactivation, closable, async ({ body, request, reply }) => {
    const actor = await proved(services, request, body)
    await pauseAccount(services, actor)
    await endOwnSession(services, request, reply)
  })

  endpoints.on(contract.requestDeletion, closable, async ({ body, request, reply }) => {
    const actor = await proved(services, request, body)
    const day = await askDeletion(services, actor)
    await endOwnSession(services, request, reply)
    return { data: { deleted_on: dayAt(day) } }
  })
}

async function proved(services: Services, request: FastifyRequest, given: Proof): Promise<Actor> {
  const { session } = request
  const actor = actorOf(request)
  if (!session) throw unauthenticated()
  await proveItsMe(services, { user: actor.user, session }, given, services.clock.now())
  return actor
}

async function endOwnSession(services: Services, request: FastifyRequest, reply: FastifyReply) {
  await endRemembered(services, request, reply)
  await rotateSession(services, request, reply, null)
}

function exportRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listExports, signedIn, async ({ request }) => {
    const rows = await listExportsOf(services.db, actorOf(request).id, services.clock.now())
    return { data: rows.map(presentExport) }
  })

  endpoints.on(contract.requestExport, signedIn, async ({ request }) => ({
    data: presentExport(await askExport(services, actorOf(request).id)),
  }))

  endpoints.on(contract.downloadExport, signedIn, async ({ params, request, reply }) => {
    const { id: actor_id } = actorOf(request)
    const at = services.clock.now()
    const { key, requested_at } = await findExportOf(services.db, actor_id, params.id, at)
    const subject = `user:${actor_id}`
    await audit(services.db, { at, actor_id, action: 'personal-data.export-downloaded', subject })
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="asafidy-mes-donnees-${dayAt(requested_at)}.zip"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-encoding': 'identity',
      })
      .send(await services.files.readStream(key))
  })
}
