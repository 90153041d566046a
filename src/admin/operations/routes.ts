import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { permitted } from '../gates.ts'
import { showOperations } from './contract.ts'
import { readOperations } from './reading.ts'

/** @param retentions what is kept for a limited time, which the housekeeping of all domains knows */
export function adminOperationsRoutes(
  endpoints: Endpoints,
  services: Services,
  retentions: readonly { what: string; length: string }[],
) {
  endpoints.on(showOperations, permitted('read operations'), async () => ({
    data: {
      ...(await readOperations(services)),
      retentions: retentions.map(({ what, length }) => ({ what, length })),
    },
  }))
}
