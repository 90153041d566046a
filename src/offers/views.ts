import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { dayAt } from '#src/shared/dates.ts'
import { openOffers } from './open.ts'
import { offers } from './tables.ts'

const DAY = 24 * 3600

/** Counts a visit of an open offer, the visitor's first of the day only. */
export async function recordView(database: Database, offerId: number, visitor: string, now: Date) {
  const key = `offer-view:${offerId}:${visitor}:${dayAt(now)}`
  const { left } = await countAttempt(database, key, 1, DAY, now)
  if (left < 0) return
  await database
    .update(offers)
    .set({ views_count: sql`${offers.views_count} + 1` })
    .where(and(eq(offers.id, offerId), openOffers(now)))
}
