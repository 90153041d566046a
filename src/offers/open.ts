import { type SQL, sql } from 'drizzle-orm'
import type { CompanyStatus } from '#src/accounts/shared/memberships.ts'
import { companies } from '#src/companies/tables.ts'
import { dayAt, endOfDay } from '#src/shared/dates.ts'
import { offerSearch, offers } from './tables.ts'

export type OfferRow = Omit<typeof offers.$inferSelect, 'fts' | 'search_title' | 'search_body'>

/** The condition of the partial indexes: published and not paused. */
export const listedOffer = sql`${offers.status} = 'published' AND NOT ${offers.paused}`

/** The columns that decide whether an offer is open. */
type Opening = Pick<OfferRow, 'status' | 'paused' | 'expires_at' | 'application_deadline'> & {
  company_status: CompanyStatus
}

/** The columns that decide whether an offer has a page. */
type Paging = Pick<OfferRow, 'status' | 'held_at'> & { company_status: CompanyStatus }

/**
 * The one rule of which offers are open, as a condition on `offers`: they are published, not paused and of a
 * validated company, they have not expired, and the day of their deadline is not over in Antananarivo.
 */
export function openOffers(now: Date): SQL {
  return sql`(${listedOffer} AND ${notOver(offers, now)})`
}

/** `openOffers` as a condition on `offer_search`, which holds listed offers only. */
export function openInSearch(now: Date): SQL {
  return notOver(offerSearch, now)
}

function notOver(of: typeof offers | typeof offerSearch, now: Date): SQL {
  const { expires_at, application_deadline, company_id } = of
  // Companies that are not validated are few and read once; a join would look the company up for each match.
  return sql`((${expires_at} IS NULL OR ${expires_at} > ${now.toISOString()}::timestamptz)
    AND (${application_deadline} IS NULL OR ${application_deadline} >= ${dayAt(now)}::date)
    AND ${company_id} NOT IN (SELECT ${companies.id} FROM ${companies} WHERE ${companies.status} <> 'validated'))`
}

/** `openOffers` for one row. */
export function isOpen(offer: Opening, now: Date): boolean {
  return (
    offer.status === 'published' &&
    !offer.paused &&
    offer.company_status === 'validated' &&
    (offer.expires_at === null || offer.expires_at > now) &&
    (offer.application_deadline === null || offer.application_deadline >= dayAt(now))
  )
}

/**
 * The one rule of which offers have a page on the site: they were published and no moderator holds them. A closed one
 * says so there, and a paused one too. Their company must be validated.
 */
export const offersWithPage = sql`(${offers.status} IN ('published', 'closed') AND ${offers.held_at} IS NULL)`

/** `offersWithPage` for one row, with the status of its company. */
export function hasPage({ status, held_at, company_status }: Paging): boolean {
  return (status === 'published' || status === 'closed') && held_at === null && company_status === 'validated'
}

/** Whether the offer would be open if it was not paused, as far as the offer itself goes. */
export function isPaused(
  offer: Pick<OfferRow, 'status' | 'paused' | 'closed_at' | 'expires_at' | 'application_deadline'>,
  now: Date,
): boolean {
  const closed = closedAt(offer)
  return offer.status === 'published' && offer.paused && (closed === null || closed > now)
}

/** Lists mark an offer as sponsored while its sponsoring runs and it is open. */
export function isSponsored(offer: Opening & Pick<OfferRow, 'sponsored_until'>, now: Date): boolean {
  return offer.sponsored_until !== null && offer.sponsored_until > now && isOpen(offer, now)
}

/**
 * When an offer was closed: the recorded moment, or else the sooner of its expiry and the evening of its deadline.
 */
export function closedAt(
  offer: Pick<OfferRow, 'closed_at' | 'expires_at' | 'application_deadline'>,
): Date | null {
  if (offer.closed_at) return offer.closed_at
  const deadline = offer.application_deadline ? endOfDay(offer.application_deadline) : null
  const ends = [offer.expires_at, deadline].filter((each) => each !== null)
  return ends.length ? new Date(Math.min(...ends.map((each) => each.getTime()))) : null
}
