import { actorOf, signedIn } from '#src/abilities/gates.ts'
import { auditIn } from '#src/platform/audit.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import * as contract from './contract.ts'
import { askExport, findExportOf, listExportsOf } from './exports.ts'
import { presentExport } from './present.ts'

export function exportsRoutes(endpoints: Endpoints, services: Services) {
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
    await auditIn(services.db, { at, actor_id, action: 'personal-data.export-downloaded', subject })
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
