import { and, eq, gte, lt, sum } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import { requireSponsorable } from '#src/offers/life/sponsoring.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { monthsOf } from '../plans/shared/periods.ts'
import { type DatedTerm, findEffective, limitsOfVersion } from '../terms/terms.ts'
import { grantSponsoring } from './granting.ts'
import { creditRefusal, SPONSORING_CREDITS, type SponsoringDays } from './shared/sponsorings.ts'
import { sponsorings } from './tables.ts'

/** The month of a term in which a moment lies; after its last month, in days that were given, the last one goes on. */
function monthAt(term: DatedTerm, now: Date): { from: Date; until: Date } {
  const months = monthsOf(term.starts_at, term.period)
  const last = months.at(-1) ?? { from: term.starts_at, until: term.ends_at }
  return months.find(({ until }) => now < until) ?? { ...last, until: term.ends_at }
}

/** How many sponsorings the plan includes in this month of the term, and how many were used. */
export async function countCredits(database: Database, term: DatedTerm, now: Date) {
  const { from, until } = monthAt(term, now)
  const { subscription_id, created_at, credits } = sponsorings
  const [row] = await database
    .select({ taken: sum(credits).mapWith(Number) })
    .from(sponsorings)
    .where(and(eq(subscription_id, term.id), gte(created_at, from), lt(created_at, until)))
  const { monthly_sponsorings } = await limitsOfVersion(database, term.plan_version_id)
  return { taken: row?.taken ?? 0, total: monthly_sponsorings, until }
}

/**
 * Sponsors an offer by the credits of the plan. The company's row is locked, so that two who press at once spend no more
 * than there are.
 * @throws HttpError 404 for another company's offer; 409 without a plan, without enough credits, or for an offer that is not
 * open or sponsored already
 */
export async function sponsorWithCredits(
  unit: Unit,
  companyId: number,
  { offer_id, days }: { offer_id: number; days: SponsoringDays },
): Promise<void> {
  const { db, now } = unit
  await lockTeam(db, companyId)
  await requireSponsorable(unit, companyId, offer_id)
  const term = await findEffective(db, companyId, now)
  if (!term)
    throw conflict(
      'Les crédits viennent avec une formule\u00A0: payez cette sponsorisation ou choisissez une formule.',
    )
  const { taken, total } = await countCredits(db, term, now)
  const credits = SPONSORING_CREDITS[days]
  const left = Math.max(0, total - taken)
  if (credits > left) throw conflict(creditRefusal(left))
  await grantSponsoring(unit, { offer_id, days, is_free: true, subscription_id: term.id, credits })
}
