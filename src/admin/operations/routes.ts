import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { permitted } from '../gates.ts'
import { showOperations } from './contract.ts'
import { readOperations } from './reading.ts'

export function adminOperationsRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(showOperations, permitted('read operations'), async () => ({
    data: await readOperations(services),
  }))
}
