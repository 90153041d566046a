import { actorOf, signedIn } from '#src/abilities/gates.ts'
import { authenticatedUserOf } from '#src/accounts/reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct } from '#src/accounts/reauthentication/reauthentication.ts'
import { audit } from '#src/platform/audit.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import * as contract from './contract.ts'
import { findExportOf, listExportsOf, requestExport } from './exports.ts'
import { presentExport } from './present.ts'

export function exportsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.listExports, signedIn, async ({ request }) => {
    const rows = await listExportsOf(services.db, actorOf(request).id, services.clock.now())
    return { data: rows.map(presentExport) }
  })

  endpoints.on(contract.requestExport, signedIn, async ({ request }) => {
    await authorizeSensitiveAct(services, authenticatedUserOf(request))
    return { data: presentExport(await requestExport(services, actorOf(request))) }
  })

  endpoints.on(contract.downloadExport, signedIn, async ({ params, request, reply }) => {
    const actor = actorOf(request)
    await authorizeSensitiveAct(services, authenticatedUserOf(request))
    const { key, requested_at } = await inTransaction(services, actor, async (unit) => {
      const found = await findExportOf(unit.db, actor.id, params.id, unit.now)
      await audit(unit, { action: 'personal-data.export-downloaded', subject: `user:${actor.id}` })
      return found
    })
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
