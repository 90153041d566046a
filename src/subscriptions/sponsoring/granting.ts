import { and, eq, gt, lte } from 'drizzle-orm'
import { showSponsored } from '#src/offers/life/sponsoring.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { readSponsoringPrices } from './prices.ts'
import type { SponsoringDays } from './shared/sponsorings.ts'
import { sponsorings } from './tables.ts'

export type SponsoringRow = typeof sponsorings.$inferSelect

interface Granted {
  offer_id: number
  days: SponsoringDays
  /** The sponsoring comes with the company's plan and costs nothing. */
  is_free: boolean
  /** Whose credits it takes, and how many. */
  subscription_id?: number
  credits?: number
}

/**
 * Sponsors an offer from now on; of two calls at once one succeeds.
 * @throws HttpError 409 for an offer that is not open, or is sponsored already
 */
export async function grantSponsoring(unit: Unit, { offer_id, days, is_free, ...credit }: Granted) {
  const { db, now, actor_id } = unit
  const { company_id, ends_at } = await beginOn(unit, offer_id, days)
  const prices = await readSponsoringPrices(db, now)
  const [row] = await db
    .insert(sponsorings)
    .values({
      offer_id,
      company_id,
      days,
      is_free,
      ...credit,
      price: is_free ? 0 : prices[days],
      paid_at: is_free ? null : now,
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

/**
 * Begins a sponsoring that was ordered and paid. @throws HttpError 409 for an offer that is not open, or is sponsored
 */
export async function startSponsoring(unit: Unit, row: SponsoringRow): Promise<SponsoringRow> {
  const { ends_at } = await beginOn(unit, row.offer_id, row.days)
  const [begun] = await unit.db
    .update(sponsorings)
    .set({ state: 'active', starts_at: unit.now, ends_at })
    .where(eq(sponsorings.id, row.id))
    .returning()
  if (!begun) throw new Error(`sponsoring ${row.id} is missing`)
  return begun
}

/** Marks the offer, and refuses a second sponsoring of it while one runs. */
async function beginOn(unit: Unit, offer_id: number, days: number) {
  const { db, now } = unit
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
  return { company_id, ends_at }
}
