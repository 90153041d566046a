import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { OfferApplications } from '#src/offers/application-facts.ts'
import { listOfferDays } from '#src/offers/statistics/statistics.ts'
import type { Database } from '#src/platform/database.ts'
import { compareSponsored } from './shared/comparison.ts'
import { sponsorings } from './tables.ts'

/** So many offers tell what sponsoring brings; of more than these the earliest say little about now. */
const OFFERS = 2
/** So many are looked at, because one that began yesterday has no whole day yet. */
const LOOKED_AT = 6

/** Fewer views or applications on both sides together would make a multiple of chance. */
const LEAST = 20

/**
 * Measures what the company's last sponsorings brought: how many times the views and the applications of a day without.
 * @returns null while no offer had whole days of both kinds; a figure is null where there were too few of it
 */
export async function measureEarlier(
  database: Database,
  companyId: number,
  facts: Pick<OfferApplications, 'countReceived'>,
  now: Date,
) {
  const rows = await database
    .select()
    .from(sponsorings)
    .where(and(eq(sponsorings.company_id, companyId), isNotNull(sponsorings.starts_at)))
    .orderBy(desc(sponsorings.starts_at), desc(sponsorings.id))
  const byOffer = [...Map.groupBy(rows, ({ offer_id }) => offer_id)].slice(0, LOOKED_AT)
  const compared: NonNullable<ReturnType<typeof compareSponsored>>[] = []
  for (const [offerId, own] of byOffer) {
    if (compared.length === OFFERS) break
    const begun = own.map(({ state, starts_at, ends_at }) => ({
      state,
      starts_at: starts_at?.toISOString() ?? null,
      ends_at: ends_at?.toISOString() ?? null,
    }))
    const comparison = compareSponsored(begun, await listOfferDays(database, offerId, facts, now))
    if (comparison) compared.push(comparison)
  }
  if (compared.length === 0) return null
  const times = (figure: 'views_count' | 'applications_count') => {
    const sumOf = (side: 'with' | 'without') => compared.reduce((sum, each) => sum + each[side][figure], 0)
    const countOf = (side: 'with' | 'without') =>
      compared.reduce((sum, each) => sum + each[side][figure] * each[side].days, 0)
    const isEnough = sumOf('without') > 0 && countOf('with') + countOf('without') >= LEAST
    return isEnough ? Math.round((10 * sumOf('with')) / sumOf('without')) / 10 : null
  }
  return { offers: compared.length, views: times('views_count'), applications: times('applications_count') }
}
