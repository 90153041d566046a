import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { importResume, readJoinedFile } from './contract.ts'
import { readImport, readJoined } from './importing.ts'

export function resumeImportingRoutes(endpoints: Endpoints, services: Services) {
  const creating = able('create', 'resume')

  endpoints.on(importResume, creating, async ({ body, request }) => ({
    data: await readImport(services, actorOf(request), body.file),
  }))

  endpoints.on(readJoinedFile, creating, async ({ params, request }) => ({
    data: await readJoined(services, actorOf(request), params.id),
  }))
}
