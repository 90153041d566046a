import { and, asc, eq, lte } from 'drizzle-orm'
import { endSponsored } from '#src/offers/life/sponsoring.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { sponsorings } from './tables.ts'

/** Marks the sponsorings that are over. Lists stopped showing them at their last moment already. */
export async function expireSponsorings(services: Services): Promise<void> {
  const { id, offer_id, state, ends_at } = sponsorings
  const isOver = (now: Date) => and(eq(state, 'active'), lte(ends_at, now))
  const over = await services.db
    .select({ id, offer_id })
    .from(sponsorings)
    .where(isOver(services.clock.now()))
    .orderBy(asc(ends_at))
  await forEachRow(over, (row) =>
    inTransaction(services, null, async (unit) => {
      await endSponsored(unit, [row.offer_id])
      await unit.db
        .update(sponsorings)
        .set({ state: 'expired' })
        .where(and(eq(id, row.id), isOver(unit.now)))
    }),
  )
}
