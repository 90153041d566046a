import { listCompanyNames } from '#src/companies/companies.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { paginate } from '#src/platform/pagination.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { listOfSponsorings } from '#src/subscriptions/payments/payments.ts'
import { listAllSponsorings } from '#src/subscriptions/sponsoring/overseeing.ts'
import { stateAt } from '#src/subscriptions/sponsoring/sponsorings.ts'
import { stopSponsoring } from '#src/subscriptions/sponsoring/stopping.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'

const PAID = 'Une sponsorisation payée s’arrête avec son paiement\u00A0: remboursez-le.'

export function adminSponsoringsRoutes(endpoints: Endpoints, services: Services) {
  const { db, env, clock } = services
  const managing = permitted('manage payments')

  endpoints.on(contract.listAdminSponsorings, managing, async ({ query, request }) => {
    const now = clock.now()
    const { rows, ...counted } = await listAllSponsorings(db, query, now)
    return paginate(await present(db, rows, now), { ...query, ...counted, url: env.ADMIN_URL + request.url })
  })

  endpoints.on(contract.stopSponsoring, managing, async ({ params, body, request }) => {
    await inTransaction(services, administratorOf(request), async (unit) => {
      if ((await listOfSponsorings(unit.db, [params.id])).has(params.id)) throw conflict(PAID)
      await stopSponsoring(unit, params.id, body.reason)
    })
  })
}

type Listed = Awaited<ReturnType<typeof listAllSponsorings>>['rows']

async function present(database: Database, rows: Listed, now: Date): Promise<contract.AdminSponsoring[]> {
  const names = await listCompanyNames(
    database,
    rows.map(({ company_id }) => company_id),
  )
  const payments = await listOfSponsorings(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    offer: { id: row.offer_id, title: row.title },
    company: { id: row.company_id, name: names.get(row.company_id) ?? '' },
    days: row.days,
    is_free: row.is_free,
    credits: row.credits,
    price: row.price,
    payment: payments.get(row.id) ?? null,
    state: stateAt(row, now),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    views_count: row.views_count,
    clicks_count: row.clicks_count,
  }))
}
