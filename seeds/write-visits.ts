import { and, eq, isNotNull } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import { VISIT_SOURCES, type VisitSource } from '#src/offers/shared/life.ts'
import { offerDays, offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'

/** Of ten views, how many each source brings, in the order of the sources. */
const SHARES = [4, 1, 2, 1, 1, 1]

/**
 * Spreads the views of a company's offers over the days since they were published and over where people came from: each
 * application was a view that opened the form, on its own day.
 */
export async function writeVisits(database: Database, companyId: number, now: Date) {
  const { id, views_count, published_at, closed_at } = offers
  const rows = await database
    .select({ id, views_count, published_at, closed_at })
    .from(offers)
    .where(and(eq(offers.company_id, companyId), isNotNull(published_at)))
  const { offer_id, submitted_at, source } = applications
  const sent = await database
    .select({ offer_id, submitted_at, source })
    .from(applications)
    .where(and(eq(applications.company_id, companyId), isNotNull(submitted_at)))
  const days: OfferDay[] = []
  for (const offer of rows) {
    const own = sent.filter((each) => each.offer_id === offer.id)
    if (own.length > offer.views_count)
      await database.update(offers).set({ views_count: own.length }).where(eq(id, offer.id))
    days.push(...visitsOf(offer, own, now))
  }
  for (let start = 0; start < days.length; start += 1_000)
    await database.insert(offerDays).values(days.slice(start, start + 1_000))
}

type OfferDay = typeof offerDays.$inferInsert & { views_count: number; openings_count: number }

interface Seen {
  id: number
  views_count: number
  published_at: Date | null
  closed_at: Date | null
}

/** One of so many views opens the form. Seven shares no divisor with the ten turns of the sources, so that each of them brings some. */
const VIEWS_PER_OPENING = 7

/** Spreads the views of an offer over its days, more on the first ones; they add up to the offer's own count. */
function visitsOf(
  offer: Seen,
  sent: { submitted_at: Date | null; source: VisitSource | null }[],
  now: Date,
): OfferDay[] {
  const from = offer.published_at ?? now
  const length = Math.max(1, Math.floor(((offer.closed_at ?? now).getTime() - from.getTime()) / DAY) + 1)
  const found = new Map<string, OfferDay>()
  const see = (day: string, source: VisitSource, opened: boolean) => {
    const key = `${day} ${source}`
    const row = found.get(key) ?? { offer_id: offer.id, day, source, views_count: 0, openings_count: 0 }
    row.views_count += 1
    row.openings_count += opened ? 1 : 0
    found.set(key, row)
  }
  for (const { submitted_at, source } of sent) see(dayAt(submitted_at ?? from), source ?? 'other', true)
  for (let view = 0; view < offer.views_count - sent.length; view += 1) {
    const place = ((view * 7919 + offer.id * 104_729) % 1_000) / 1_000
    const day = dayAt(after(from, Math.floor(place * place * length) * DAY))
    see(day, sourceAt(view), view % VIEWS_PER_OPENING === 0)
  }
  return [...found.values()].map((row) => ({
    ...row,
    visitors_count: Math.max(row.openings_count, Math.ceil(row.views_count * 0.75)),
  }))
}

/** The source of a view, by its turn. */
export function sourceAt(turn: number): VisitSource {
  let left = turn % 10
  const place = SHARES.findIndex((share) => {
    left -= share
    return left < 0
  })
  return VISIT_SOURCES[place] ?? 'other'
}
