import { and, desc, eq, gt } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Sponsoring } from './contract.ts'
import type { SponsoringState } from './shared/sponsorings.ts'
import { sponsorings } from './tables.ts'

type Row = typeof sponsorings.$inferSelect

/** Sponsorings need this answer from applications, a domain beside this one; app.ts hands it over. */
export interface SponsoringFacts {
  /** Counts the applications that an offer received in each of these times; the end of each is left out. */
  countInPeriods(
    database: Database,
    offerId: number,
    periods: readonly { from: Date; to: Date }[],
  ): Promise<number[]>
}

/**
 * Lists the sponsorings of an offer of the member's company, the latest first.
 * @throws HttpError 404 for another company's offer
 */
export async function listSponsorings(
  database: Database,
  member: Member,
  offerId: number,
  facts: SponsoringFacts,
  now: Date,
): Promise<Sponsoring[]> {
  const offer = await findOffer(database, offerId)
  if (offer?.company_id !== member.company.id) throw notFound()
  const rows = await database
    .select()
    .from(sponsorings)
    .where(eq(sponsorings.offer_id, offerId))
    .orderBy(desc(sponsorings.created_at), desc(sponsorings.id))
  const applied = await facts.countInPeriods(database, offerId, rows.map(periodOf))
  return rows.map((row, index) => present(row, applied[index] ?? 0, now))
}

export async function listFreelySponsored(
  database: Database,
  companyId: number,
  now: Date,
): Promise<number[]> {
  const { offer_id, company_id, state, is_free, ends_at } = sponsorings
  const rows = await database
    .select({ id: offer_id })
    .from(sponsorings)
    .where(and(eq(company_id, companyId), eq(state, 'active'), eq(is_free, true), gt(ends_at, now)))
  return rows.map(({ id }) => id)
}

/** A sponsoring that never began covers no time at all. */
function periodOf({ starts_at, ends_at, created_at }: Row) {
  return { from: starts_at ?? created_at, to: ends_at ?? created_at }
}

/** The job marks those that are over a moment later, so their end decides here. */
export function stateAt({ state, ends_at }: Pick<Row, 'state' | 'ends_at'>, now: Date): SponsoringState {
  return state === 'active' && ends_at !== null && ends_at <= now ? 'expired' : state
}

function present(row: Row, applications_count: number, now: Date): Sponsoring {
  const { id, days, is_free, price, views_count, clicks_count, starts_at, ends_at } = row
  return {
    id,
    days,
    is_free,
    price,
    views_count,
    clicks_count,
    applications_count,
    state: stateAt(row, now),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  }
}
