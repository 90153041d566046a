import { able } from '#src/abilities/gates.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { composePages } from './compose.ts'
import { previewResume } from './contract.ts'

export function composingRoutes(endpoints: Endpoints) {
  endpoints.on(previewResume, able('edit', 'resume'), async ({ body }) => ({
    data: await composePages(body.document),
  }))
}
