import { and, eq, gt, lte } from 'drizzle-orm'
import { showSponsored } from '#src/offers/life/sponsoring.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { SPONSORING_PRICES, type SponsoringDays } from './shared/sponsorings.ts'
import { sponsorings } from './tables.ts'

interface Granted {
  offer_id: number
  days: SponsoringDays
  /** The sponsoring comes with the company's plan and costs nothing. */
  is_free: boolean
}

/**
 * Sponsors an offer from now on; of two calls at once one succeeds.
 * @throws HttpError 409 for an offer that is not open, or is sponsored already
 */
export async function grantSponsoring(unit: Unit, { offer_id, days, is_free }: Granted) {
  const { db, now, actor_id } = unit
  const ends_at = after(now, days * DAY)
  // The offer is locked first, as in the job that ends sponsorings, so that the two never wait for each other in a
  // circle.
  const { company_id } = await showSponsored(unit, offer_id, ends_at)
  const active = and(eq(sponsorings.offer_id, offer_id), eq(sponsorings.state, 'active'))
  const [running] = await db
    .select({ ends_at: sponsorings.ends_at })
    .from(sponsorings)
    .where(and(active, gt(sponsorings.ends_at, now)))
  if (running?.ends_at)
    throw conflict(`Cette offre est déjà sponsorisée jusqu’au ${formatDate(running.ends_at)}.`)
  // A sponsoring may be over without the job having marked it yet.
  await db
    .update(sponsorings)
    .set({ state: 'expired' })
    .where(and(active, lte(sponsorings.ends_at, now)))
  const [row] = await db
    .insert(sponsorings)
    .values({
      offer_id,
      company_id,
      days,
      is_free,
      price: is_free ? 0 : SPONSORING_PRICES[days],
      state: 'active',
      starts_at: now,
      ends_at,
      granted_by: actor_id,
      created_at: now,
    })
    .returning()
  if (!row) throw new Error('the sponsoring was not written')
  return row
}
