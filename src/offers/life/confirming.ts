import { eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { pendingSince } from '../attending/attendance.ts'
import { offerAttendance } from '../attending/tables.ts'
import { recordOfferEvent } from '../events.ts'
import { offers } from '../tables.ts'
import { findLastEvent, lockOffer } from './life.ts'
import { changeConflict } from './refusals.ts'
import { stateOf } from './shared/transitions.ts'

/**
 * Answers that an offer is still open. Where it is not asked, or a colleague answered, nothing changes.
 * @throws HttpError 404 for another company's; 409 when it is not on the site any more
 */
export async function confirmOpen(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const offer = await lockOffer(unit, member, id)
    if (stateOf(offer) !== 'published')
      throw await changeConflict(unit, member, await findLastEvent(unit, id))
    const [row] = await unit.db
      .select({ asked_at: pendingSince })
      .from(offerAttendance)
      .innerJoin(offers, eq(offers.id, offerAttendance.offer_id))
      .where(eq(offerAttendance.offer_id, id))
    if (row?.asked_at) await recordOfferEvent(unit, id, 'confirmed')
  })
}
