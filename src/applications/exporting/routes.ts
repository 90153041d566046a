import { able, memberOf, recruiting } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPdf, sendPrivateStream } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { resolveMe } from '../evaluating/opinions.ts'
import * as contract from './contract.ts'
import { printDossier } from './dossier.ts'
import { exportTable } from './exporting.ts'

const viewing = able('view', 'my offers applications')

export function exportingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.exportApplications, recruiting, async ({ params, query, request, reply }) => {
    const member = memberOf(request)
    const filters = resolveMe(member.id, query)
    const { chunks, ...file } = await exportTable(services, member, filters, params.format)
    return sendPrivateStream(reply, chunks, file)
  })

  endpoints.on(contract.downloadDossier, viewing, async ({ params, request, reply }) => {
    const { bytes, name } = await printDossier(services, memberOf(request), params.id)
    return sendPdf(reply, bytes, name)
  })
}
