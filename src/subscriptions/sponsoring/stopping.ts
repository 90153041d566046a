import { eq } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { lockForSponsoring, recordStopped, stopSponsored } from '#src/offers/life/sponsoring.ts'
import { offers } from '#src/offers/tables.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after } from '#src/shared/durations.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { SponsoringRow } from './granting.ts'
import { sponsoringStoppedNotification } from './mails.ts'
import { sponsorings } from './tables.ts'

const OVER = 'Cette sponsorisation ne court plus.'

/** Ends a sponsoring whose payment came to nothing or was given back; one that is over stays as it is. */
export async function cancelSponsoring(unit: Unit, id: number): Promise<void> {
  const row = await lockSponsoring(unit, id)
  if (row?.state === 'pending' || row?.state === 'active') await cancel(unit, row)
}

/**
 * Stops a running sponsoring and tells the company why. The credits that it took stay taken; one that was paid for is
 * stopped by giving its payment back, which the caller looks after.
 * @throws HttpError 404; 409 for one that does not run
 */
export async function stopSponsoring(unit: Unit, id: number, reason: string): Promise<void> {
  const row = await lockSponsoring(unit, id)
  if (!row) throw notFound()
  const { offer_id, company_id, credits, ends_at } = row
  if (row.state !== 'active' || ends_at === null || ends_at <= unit.now) throw conflict(OVER)
  await cancel(unit, row)
  await recordStopped(unit, offer_id, reason)
  const details = { offer_id, reason, ends_at: ends_at.toISOString() }
  await audit(unit, { action: 'sponsorings.stopped', subject: `company:${company_id}`, details })
  const [offer] = await unit.db.select({ title: offers.title }).from(offers).where(eq(offers.id, offer_id))
  const told = { id, offer_id, title: displayTitle(offer?.title ?? ''), credits, ends_at, reason }
  await notifyRecruiters(unit, company_id, sponsoringStoppedNotification(told))
}

async function lockSponsoring(unit: Unit, id: number): Promise<SponsoringRow | undefined> {
  const { db } = unit
  const mine = eq(sponsorings.id, id)
  const [found] = await db.select({ offer_id: sponsorings.offer_id }).from(sponsorings).where(mine)
  if (!found) return undefined
  await lockForSponsoring(unit, found.offer_id)
  const [row] = await db.select().from(sponsorings).where(mine).for('update')
  return row
}

/** The days that were not shown are not counted among those with a sponsoring. */
async function cancel(unit: Unit, { id, state, offer_id, starts_at, ends_at }: SponsoringRow) {
  if (state === 'active') await stopSponsored(unit, offer_id)
  await unit.db
    .update(sponsorings)
    .set({ state: 'cancelled', ends_at: starts_at && ends_at && shortened(starts_at, ends_at, unit.now) })
    .where(eq(sponsorings.id, id))
}

function shortened(starts_at: Date, ends_at: Date, now: Date): Date {
  // A sponsoring lasts some time, even when it is stopped in the moment in which it began.
  const stopped = now > starts_at ? now : after(starts_at, 1)
  return stopped < ends_at ? stopped : ends_at
}
