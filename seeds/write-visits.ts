import { eq } from 'drizzle-orm'
import { VISIT_SOURCES } from '#src/offers/shared/life.ts'
import { offerDays, offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'

/** Of ten views, how many each source brings, in the order of the sources. */
const SHARES = [4, 1, 2, 1, 1, 1]

/** Spreads the views of a company's offers over the days since they were published and over where people came from. */
export async function writeVisits(database: Database, companyId: number, now: Date) {
  const { id, views_count, published_at, closed_at } = offers
  const rows = await database
    .select({ id, views_count, published_at, closed_at })
    .from(offers)
    .where(eq(offers.company_id, companyId))
  const days = rows.flatMap((offer) =>
    offer.published_at
      ? visitsOf(offer.id, offer.views_count, offer.published_at, offer.closed_at ?? now)
      : [],
  )
  for (let start = 0; start < days.length; start += 1_000)
    await database.insert(offerDays).values(days.slice(start, start + 1_000))
}

/** Of so many views one opens the form. */
const VIEWS_PER_OPENING = 6

/** More on the first days than later; each view is of one day and source, and their sum is what it was. */
function visitsOf(offer_id: number, views: number, from: Date, to: Date) {
  const length = Math.max(1, Math.floor((to.getTime() - from.getTime()) / DAY) + 1)
  const found = new Map<
    string,
    typeof offerDays.$inferInsert & { views_count: number; openings_count: number }
  >()
  for (let view = 0; view < views; view += 1) {
    const place = ((view * 7919 + offer_id * 104_729) % 1_000) / 1_000
    const day = dayAt(after(from, Math.floor(place * place * length) * DAY))
    const source = VISIT_SOURCES[sourceAt(view)] ?? 'other'
    const key = `${day} ${source}`
    const row = found.get(key) ?? { offer_id, day, source, views_count: 0, openings_count: 0 }
    const opened = view % VIEWS_PER_OPENING === 0 ? 1 : 0
    found.set(key, {
      ...row,
      views_count: row.views_count + 1,
      openings_count: row.openings_count + opened,
    })
  }
  return [...found.values()].map((row) => ({
    ...row,
    visitors_count: Math.ceil(row.views_count * 0.75),
  }))
}

function sourceAt(view: number): number {
  let left = view % 10
  return SHARES.findIndex((share) => {
    left -= share
    return left < 0
  })
}
