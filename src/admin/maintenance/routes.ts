import { listNames } from '#src/accounts/people.ts'
import * as planning from '#src/maintenance/planning.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Maintenance } from '#src/platform/maintenance/read-only.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

export function adminMaintenanceRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const planner = permitted('plan maintenance')

  endpoints.on(contract.listMaintenances, planner, async () => {
    const rows = await planning.listMaintenances(db)
    const ids = rows.flatMap(({ planned_by }) => planned_by ?? [])
    const names = await listNames(db, [...new Set(ids)])
    const now = clock.now()
    return { data: rows.map((row) => present(row, names.get(row.planned_by ?? 0) ?? null, now)) }
  })

  endpoints.on(contract.planMaintenance, planner, async ({ body, request }) => {
    const { starts_at = null, ...plan } = body
    await inTransaction(services, administratorOf(request), (unit) =>
      planning.planMaintenance(unit, { starts_at, ...plan }),
    )
  })

  endpoints.on(contract.endMaintenance, planner, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => planning.endMaintenance(unit, params.id)),
  )
}

function present(row: Maintenance, planned_by: string | null, now: Date) {
  const { id, starts_at, ends_at, ended_at, message, is_read_only } = row
  const over = ended_at ?? (ends_at <= now ? ends_at : null)
  const state = over ? (over < starts_at ? 'withdrawn' : 'over') : starts_at <= now ? 'running' : 'planned'
  return {
    id,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    message,
    is_read_only,
    planned_by,
    state: state as 'withdrawn' | 'over' | 'running' | 'planned',
    over_at: over?.toISOString() ?? null,
  }
}
