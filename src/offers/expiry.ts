import { and, asc, eq, gt, lt, lte, or } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { recordOfferEvent } from './events.ts'
import { listMailedOffers } from './mailed-offers.ts'
import { offerExpiredNotification } from './mails.ts'
import { closedAt } from './open.ts'
import { renewalLink } from './renewing/link.ts'
import { offers } from './tables.ts'

const AT_ONCE = 500

/**
 * Closes the published offers whose dates have passed, dated to the moment when they passed, and notifies their
 * recruiters.
 */
export async function closeExpiredOffers(services: Services, lastId = 0): Promise<void> {
  const { id, company_id, status, expires_at, application_deadline, closed_at } = offers
  const ids = await inTransaction(services, null, async (unit) => {
    const { db, now } = unit
    const isOver = or(lte(expires_at, now), lt(application_deadline, dayAt(now)))
    const rows = await db
      .select({ id, company_id, expires_at, application_deadline, closed_at })
      .from(offers)
      .where(and(eq(status, 'published'), gt(id, lastId), isOver))
      .orderBy(asc(id))
      .limit(AT_ONCE)
      .for('update')
    for (const row of rows) {
      const closed_at = closedAt(row) ?? now
      await db
        .update(offers)
        .set({ status: 'closed', close_reason: 'expiree', closed_at, updated_at: now })
        .where(eq(id, row.id))
      await recordOfferEvent(unit, row.id, 'expired')
      const offer = (await listMailedOffers(db, [row.id])).get(row.id)
      if (offer)
        await notifyRecruiters(
          unit,
          row.company_id,
          offerExpiredNotification({ ...offer, closed_at, renewal: renewalLink(unit.env, row, now) }),
        )
    }
    return rows.map((row) => row.id)
  })
  if (ids.length === AT_ONCE) await closeExpiredOffers(services, ids.at(-1))
}
