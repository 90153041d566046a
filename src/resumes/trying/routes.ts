import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { networkOf } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { downloadTrial, fitTrial, previewTrial } from './contract.ts'
import { drawTrial, fitTrialToPages, printTrial } from './trying.ts'

export function resumeTryingRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(previewTrial, anyone, async ({ body, request }) => ({
    data: await drawTrial(services, networkOf(request.ip), body),
  }))

  endpoints.on(fitTrial, anyone, async ({ body, request }) => ({
    data: await fitTrialToPages(services, networkOf(request.ip), body),
  }))

  endpoints.on(downloadTrial, anyone, async ({ body, request }) => ({
    data: await printTrial(services, networkOf(request.ip), body),
  }))
}
