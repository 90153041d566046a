import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { saveSeller } from '#src/subscriptions/invoices/seller.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentSeller } from './present.ts'

const managing = permitted('manage payments')

export function sellerRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services
  endpoints.on(contract.showSeller, managing, async () => ({ data: await presentSeller(db) }))

  endpoints.on(contract.changeSeller, managing, async ({ body: { version, ...seller }, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => saveSeller(unit, seller, version))
    return { data: await presentSeller(db) }
  })
}
