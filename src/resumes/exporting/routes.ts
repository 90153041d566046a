import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { sendPrivateFile } from '#src/platform/http/send-file.ts'
import type { Services } from '#src/platform/services.ts'
import { openDocument } from '../building/documents.ts'
import { photoOf } from '../photos.ts'
import { exportResume } from './contract.ts'
import { writeExport } from './exporting.ts'

export function resumeExportingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(exportResume, able('view', 'my resumes'), async ({ params, request, reply }) => {
    const actor = actorOf(request)
    const { document } = await openDocument(services, actor, params.id)
    const photo = params.format === 'docx' ? await photoOf(services, actor.id, document) : null
    const { bytes, ...file } = await writeExport(document, params.format, photo)
    return sendPrivateFile(reply, bytes, file)
  })
}
