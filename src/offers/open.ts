import { and, eq, gt, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { dayAt, endOfDay } from '#src/shared/dates.ts'
import { offers } from './tables.ts'

export type OfferRow = Omit<typeof offers.$inferSelect, 'fts' | 'search_title' | 'search_body'>

/** Offers that can be applied to now: published, not paused, inside their dates. */
export function openOffers(now: Date): SQL {
  return (
    and(
      eq(offers.status, 'published'),
      eq(offers.paused, false),
      or(isNull(offers.expires_at), gt(offers.expires_at, now)),
      or(isNull(offers.application_deadline), gte(offers.application_deadline, dayAt(now))),
    ) ?? sql`false`
  )
}

/** The same question of one row. */
export function isOpen(
  offer: Pick<OfferRow, 'status' | 'paused' | 'expires_at' | 'application_deadline'>,
  now: Date,
): boolean {
  return (
    offer.status === 'published' &&
    !offer.paused &&
    (offer.expires_at === null || offer.expires_at > now) &&
    (offer.application_deadline === null || offer.application_deadline >= dayAt(now))
  )
}

/** When an offer that is no longer open stopped being so. */
export function closedAt(
  offer: Pick<OfferRow, 'closed_at' | 'expires_at' | 'application_deadline'>,
): Date | null {
  if (offer.closed_at) return offer.closed_at
  const deadline = offer.application_deadline ? endOfDay(offer.application_deadline) : null
  const ends = [offer.expires_at, deadline].filter((each) => each !== null)
  return ends.length ? new Date(Math.min(...ends.map((each) => each.getTime()))) : null
}
