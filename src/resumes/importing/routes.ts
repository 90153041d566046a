import { able, actorOf } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { importResume } from './contract.ts'
import { readImport } from './importing.ts'

export function resumeImportingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(importResume, able('create', 'resume'), async ({ body, request }) => ({
    data: await readImport(services, actorOf(request), body.file),
  }))
}
