import { makePicture } from '#src/platform/files/picture.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { saveSeller, saveSignature } from '#src/subscriptions/invoices/seller.ts'
import { administratorOf, permitted } from '../gates.ts'
import * as contract from './contract.ts'
import { presentSeller } from './present.ts'

/** Sharp on paper at the size at which an invoice shows it. */
const SIZE = { width: 640, height: 320, fit: 'inside' } as const
const managing = permitted('manage payments')

export function sellerRoutes(endpoints: Endpoints, services: Services) {
  const { db } = services
  endpoints.on(contract.showSeller, managing, async () => ({ data: await presentSeller(db) }))

  endpoints.on(contract.changeSeller, managing, async ({ body: { version, ...seller }, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => saveSeller(unit, seller, version))
    return { data: await presentSeller(db) }
  })

  endpoints.on(contract.changeSellerSignature, managing, async ({ body, request }) => {
    const actor = administratorOf(request)
    const { picture, version } = body
    const bytes = 'bytes' in picture && picture.bytes instanceof Uint8Array ? picture.bytes : new Uint8Array()
    // The picture is made anew outside the change, which takes long and locks nothing.
    const [made = null] = await makePicture(services.env, bytes, { personId: actor.id, field: 'picture' }, [
      SIZE,
    ])
    await inTransaction(services, actor, (unit) => saveSignature(unit, made, version))
    return { data: await presentSeller(db) }
  })

  endpoints.on(contract.removeSellerSignature, managing, async ({ body: { version }, request }) => {
    await inTransaction(services, administratorOf(request), (unit) => saveSignature(unit, null, version))
    return { data: await presentSeller(db) }
  })
}
