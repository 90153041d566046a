import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { sponsorings } from './tables.ts'

/** One visitor is counted this often for an offer in a day, because reloading a page without end makes no audience. */
const MOST_A_DAY = { views_count: 20, clicks_count: 1 } as const

/**
 * Counts that somebody saw these offers at the head of a page, or opened one from there. Offers that are not sponsored
 * now are left out.
 * @param visitor the key that stands for the person
 */
export async function countSponsored(
  services: Services,
  what: keyof typeof MOST_A_DAY,
  offerIds: readonly number[],
  visitor: string,
) {
  if (offerIds.length === 0) return
  await inTransaction(services, null, async ({ db, now }) => {
    const { id, offer_id, state, ends_at } = sponsorings
    const rows = await db
      .select({ id, offer_id })
      .from(sponsorings)
      .where(and(inArray(offer_id, [...offerIds]), eq(state, 'active'), gt(ends_at, now)))
      .orderBy(asc(id))
    const counted: number[] = []
    for (const row of rows) {
      const key = `sponsored-${what}:${row.offer_id}:${visitor}:${dayAt(now)}`
      const { left } = await countAttempt(db, key, MOST_A_DAY[what], DAY_SECONDS, now)
      if (left >= 0) counted.push(row.id)
    }
    // Rows are updated one by one in the order of their ids, so that pages with the same offers never wait for each
    // other in a circle.
    for (const each of counted)
      await db
        .update(sponsorings)
        .set({ [what]: sql`${sponsorings[what]} + 1` })
        .where(eq(id, each))
  })
}
