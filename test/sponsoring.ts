import { inTransaction } from '#src/platform/unit-of-work.ts'
import { grantSponsoring } from '#src/subscriptions/sponsoring/granting.ts'
import type { TestServices } from './services.ts'

type Granted = Parameters<typeof grantSponsoring>[1]

/** Sponsors an open offer from now on, for a week that is paid for unless told otherwise. */
export function sponsor(services: TestServices, offer_id: number, how: Partial<Granted> = {}) {
  return inTransaction(services, null, (unit) =>
    grantSponsoring(unit, { offer_id, days: 7, is_free: false, ...how }),
  )
}
