import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { holdOpenOffer } from '#src/offers/find-offer.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type SponsoringRow, startSponsoring } from './granting.ts'
import { sponsorings } from './tables.ts'

/**
 * Begins a sponsoring whose payment was accepted: now where its offer is open and not sponsored, otherwise as soon as it
 * is, so that no paid day is lost.
 */
export async function settleSponsoring(unit: Unit, id: number): Promise<SponsoringRow> {
  const [row] = await unit.db
    .update(sponsorings)
    .set({ paid_at: unit.now })
    .where(and(eq(sponsorings.id, id), eq(sponsorings.state, 'pending')))
    .returning()
  if (!row) throw new Error(`sponsoring ${id} does not wait for its payment`)
  return (await canStart(unit, row)) ? startSponsoring(unit, row) : row
}

async function canStart(unit: Unit, { offer_id }: SponsoringRow): Promise<boolean> {
  if (!(await holdOpenOffer(unit.db, offer_id, unit.now))) return false
  const running = await unit.db
    .select({ ends_at: sponsorings.ends_at })
    .from(sponsorings)
    .where(and(eq(sponsorings.offer_id, offer_id), eq(sponsorings.state, 'active')))
  return running.every(({ ends_at }) => ends_at !== null && ends_at <= unit.now)
}

/** Begins those that were paid while their offer was off the site, once it is open. */
export async function startPaidSponsorings(services: Services): Promise<void> {
  const waiting = await services.db
    .select({ id: sponsorings.id })
    .from(sponsorings)
    .where(and(eq(sponsorings.state, 'pending'), isNotNull(sponsorings.paid_at)))
    .orderBy(asc(sponsorings.paid_at))
  await forEachRow(waiting, ({ id }) =>
    inTransaction(services, null, async (unit) => {
      const [row] = await unit.db.select().from(sponsorings).where(eq(sponsorings.id, id)).for('update')
      if (row?.state === 'pending' && (await canStart(unit, row))) await startSponsoring(unit, row)
    }),
  )
}
