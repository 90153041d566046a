import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Maintenance } from '#src/platform/maintenance/read-only.ts'
import type { Services } from '#src/platform/services.ts'
import { showMaintenance } from './contract.ts'

/** @param read finds the maintenance of now, or the one that comes next */
export function maintenanceRoutes(
  endpoints: Endpoints,
  { clock }: Services,
  read: () => Promise<Maintenance | null>,
) {
  endpoints.on(showMaintenance, anyone, async () => {
    const found = await read()
    const now = clock.now()
    if (!found || found.announced_at > now) return { data: null }
    const { starts_at, ends_at, is_read_only, message } = found
    return {
      data: {
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
        is_running: starts_at <= now,
        is_read_only,
        message,
      },
    }
  })
}
