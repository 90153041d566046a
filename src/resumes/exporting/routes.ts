import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { openDocument } from '../building/documents.ts'
import { exportResume } from './contract.ts'
import { writeExport } from './exporting.ts'

export function resumeExportingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(exportResume, able('view', 'my resumes'), async ({ params, request, reply }) => {
    const { document } = await openDocument(services, actorOf(request), params.id)
    const { bytes, ...file } = await writeExport(document, params.format)
    return sendPrivateFile(reply, bytes, file)
  })
}
