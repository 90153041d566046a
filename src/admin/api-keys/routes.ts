import { listNames } from '#src/accounts/people.ts'
import { createKey, listKeys, revokeKey } from '#src/offers/partner-api/keys.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

const manage = permitted('manage api keys')

export function apiKeyRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services

  endpoints.on(contract.listApiKeys, manage, async () => {
    const rows = await listKeys(db, clock.now())
    const names = await listNames(
      db,
      rows.flatMap(({ created_by_id }) => created_by_id ?? []),
    )
    return {
      data: rows.map(({ created_by_id, ...row }) => ({
        id: row.id,
        partner: row.partner,
        prefix: row.prefix,
        requests_a_day: row.requests_a_day,
        created_at: row.created_at.toISOString(),
        created_by: names.get(created_by_id ?? 0) ?? null,
        revoked_at: row.revoked_at?.toISOString() ?? null,
        last_used_at: row.last_used_at?.toISOString() ?? null,
        today: row.today ?? 0,
        month: row.month ?? 0,
      })),
    }
  })

  endpoints.on(contract.createApiKey, manage, async ({ body, request }) => ({
    data: await inTransaction(services, administratorOf(request), (unit) => createKey(unit, body)),
  }))

  endpoints.on(contract.revokeApiKey, manage, ({ params, request }) =>
    inTransaction(services, administratorOf(request), (unit) => revokeKey(unit, params.id)),
  )
}
