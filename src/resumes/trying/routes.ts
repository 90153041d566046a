import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { downloadTrial, previewTrial } from './contract.ts'
import { drawTrial, printTrial } from './trying.ts'

export function resumeTryingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(previewTrial, anyone, async ({ body, request }) => ({
    data: await drawTrial(services, networkOf(request.ip), body),
  }))

  endpoints.on(downloadTrial, anyone, async ({ body, request }) => ({
    data: await printTrial(services, networkOf(request.ip), body),
  }))
}
