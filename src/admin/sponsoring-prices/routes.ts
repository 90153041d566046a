import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import {
  planSponsoringPrices,
  withdrawSponsoringPrices,
} from '#src/subscriptions/pricing/sponsoring-planning.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { readAdminSponsoringPrices } from './sponsoring-prices.ts'

export function adminSponsoringPricesRoutes(endpoints: Endpoints, services: Services) {
  const { db, clock } = services
  const managing = permitted('manage plans')
  const read = async () => ({ data: await readAdminSponsoringPrices(db, clock.now()) })

  endpoints.on(contract.showAdminSponsoringPrices, managing, read)
  endpoints.on(contract.planSponsoringPriceChange, managing, async ({ body, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => planSponsoringPrices(unit, body))
    return read()
  })
  endpoints.on(contract.withdrawSponsoringPriceChange, managing, async ({ params, request }) => {
    await inTransaction(services, administratorOf(request), (unit) =>
      withdrawSponsoringPrices(unit, params.id),
    )
    return read()
  })
}
