import { and, eq, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { openOffers } from './open.ts'
import type { VisitSource } from './shared/life.ts'
import { offerDays, offers } from './tables.ts'

/** Only so many views of a visitor count on a day, because reloading a page does not make an audience. */
const MOST_A_DAY = 20

export interface Visit {
  offer_id: number
  /** A hash that stands for the person. */
  visitor: string
  source: VisitSource
}

/** Counts a view of an open offer, and its visitor once a day. */
export async function recordView(services: Services, visit: Visit) {
  await inTransaction(services, null, async (unit) => {
    const hits = await countVisit(unit, 'view', visit)
    if (!hits) return
    const { offer_id } = visit
    await addToDay(unit, visit, { views_count: 1, visitors_count: hits === 1 ? 1 : 0 })
    await unit.db
      .update(offers)
      .set({ views_count: sql`${offers.views_count} + 1` })
      .where(eq(offers.id, offer_id))
  })
}

/** Counts that a visitor of an open offer opened the application form, once a day. */
export async function recordOpening(services: Services, visit: Visit) {
  await inTransaction(services, null, async (unit) => {
    if ((await countVisit(unit, 'opening', visit)) === 1) await addToDay(unit, visit, { openings_count: 1 })
  })
}

/** How many times this visitor did so today, this time included; 0 when it does not count. */
async function countVisit({ db, now }: Unit, what: 'view' | 'opening', { offer_id, visitor }: Visit) {
  const open = and(eq(offers.id, offer_id), openOffers(now))
  // Nothing is recorded for an offer that does not exist or is closed.
  const [found] = await db.select({ id: offers.id }).from(offers).where(open)
  if (!found) return 0
  const key = `offer-${what}:${offer_id}:${visitor}:${dayAt(now)}`
  const { hits, left } = await countAttempt(db, key, MOST_A_DAY, DAY_SECONDS, now)
  return left < 0 ? 0 : hits
}

type Added = Partial<Record<'views_count' | 'visitors_count' | 'openings_count', number>>

async function addToDay({ db, now }: Unit, { offer_id, source }: Visit, added: Added) {
  const more = Object.entries(added).map(([name, more]) => {
    const column = offerDays[name as keyof Added]
    return [name, sql`${column} + ${more}`]
  })
  await db
    .insert(offerDays)
    .values({ offer_id, day: dayAt(now), source, ...added })
    .onConflictDoUpdate({
      target: [offerDays.offer_id, offerDays.day, offerDays.source],
      set: Object.fromEntries(more),
    })
}
