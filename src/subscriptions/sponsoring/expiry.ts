import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { endSponsored } from '#src/offers/life/sponsoring.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { sponsorings } from './tables.ts'

const AT_ONCE = 500

/** Marks the sponsorings that are over. Lists stopped showing them at their last moment already. */
export async function expireSponsorings(services: Services): Promise<void> {
  const { id, offer_id, state, ends_at } = sponsorings
  const count = await inTransaction(services, null, async (unit) => {
    const { db, now } = unit
    const over = and(eq(state, 'active'), lte(ends_at, now))
    const rows = await db
      .select({ id, offer_id })
      .from(sponsorings)
      .where(over)
      .orderBy(asc(ends_at))
      .limit(AT_ONCE)
    if (rows.length === 0) return 0
    const [ids, offers] = [rows.map((row) => row.id), rows.map((row) => row.offer_id)]
    await endSponsored(unit, offers)
    await db
      .update(sponsorings)
      .set({ state: 'expired' })
      .where(and(inArray(id, ids), over))
    return rows.length
  })
  if (count === AT_ONCE) await expireSponsorings(services)
}
