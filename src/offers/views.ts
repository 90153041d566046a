import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { openOffers } from './open.ts'
import { offers } from './tables.ts'

/** Counts a visit of an open offer, the visitor's first of the day only. */
export async function recordView(services: Services, offerId: number, visitor: string) {
  await inTransaction(services, null, async ({ db, now }) => {
    const open = and(eq(offers.id, offerId), openOffers(now))
    // Nothing is written of an offer that there is not.
    const [found] = await db.select({ id: offers.id }).from(offers).where(open)
    if (!found) return
    const key = `offer-view:${offerId}:${visitor}:${dayAt(now)}`
    const { left } = await countAttempt(db, key, 1, DAY_SECONDS, now)
    if (left < 0) return
    await db
      .update(offers)
      .set({ views_count: sql`${offers.views_count} + 1` })
      .where(open)
  })
}
