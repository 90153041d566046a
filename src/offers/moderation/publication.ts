import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { companies } from '#src/companies/tables.ts'
import { decidedAlready, recordDecision } from '#src/moderation/decisions.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { endOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { recordOfferEvent } from '../events.ts'
import { fitOffersToSlots } from '../life/plan-pause.ts'
import { OFFER_DAYS } from '../life/shared/transitions.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import {
  offerPublishedNotification,
  offerRejectedNotification,
  offerWaitingForPlanNotification,
} from '../mails.ts'
import { lockSlots } from '../slots.ts'
import { offers } from '../tables.ts'
import { type RefusalReason, refusalLabel } from './shared/refusals.ts'

/** The text that the moderator read is known by the moment of its submission. */
export interface SeenOffer {
  submitted_at: Date | null
}

/**
 * Publishes the offer. @throws HttpError 404, 409 when it no longer waits as it was read or its company is not
 * validated
 */
export async function publishOffer(unit: Unit, id: number, seen: SeenOffer) {
  const { db, now, actor_id } = unit
  const waiting = waitingAsRead(id, seen)
  // The company is locked before the offer, in the order of whoever takes a slot.
  const [own] = await db.select({ company_id: offers.company_id }).from(offers).where(eq(offers.id, id))
  if (own) await lockSlots(unit, own.company_id)
  const [row] = await db
    .select({ deadline: offers.application_deadline, chosen: offers.expires_at, company: companies.status })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(waiting)
    .for('update', { of: offers })
  if (!row) throw await refusalOf(unit, id, seen.submitted_at)
  if (row.company !== 'validated') throw conflict('Validez d’abord la société de cette offre.')
  const expires_at = expiryOf(row, now)
  if (expires_at <= now)
    throw conflict('La date limite de cette offre est passée. Refusez-la pour qu’elle soit changée.')
  const [published] = await db
    .update(offers)
    .set({
      status: 'published',
      published_at: now,
      expires_at,
      closed_at: null,
      close_reason: null,
      paused: false,
      paused_for_plan: false,
      held_at: null,
      rejection_reason: null,
      decided_by: actor_id,
      decided_at: now,
      updated_at: now,
    })
    .where(waiting)
    .returning({ company_id: offers.company_id })
  if (!published) throw await refusalOf(unit, id, seen.submitted_at)
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: 'offers.published',
    before: { status: 'submitted' },
    after: { status: 'published', expires_at: expires_at.toISOString() },
  })
  await recordOfferEvent(unit, id, 'published')
  // Its company's plan may have ended while it waited: then it comes on the site with the next one.
  await fitOffersToSlots(unit, published.company_id)
  const [shown] = await db.select({ paused: offers.paused }).from(offers).where(eq(offers.id, id))
  const mailed = (await listMailedOffers(db, [id])).get(id)
  if (!mailed) return
  const told = { ...mailed, published_at: now, expires_at }
  await notifyRecruiters(
    unit,
    published.company_id,
    shown?.paused ? offerWaitingForPlanNotification(told) : offerPublishedNotification(told),
  )
}

/** The day that the recruiter chose, or else the sooner of thirty days from now and the evening of the deadline. */
function expiryOf({ deadline, chosen }: { deadline: string | null; chosen: Date | null }, now: Date): Date {
  const longest = chosen && chosen > now ? chosen : after(now, OFFER_DAYS * DAY)
  if (!deadline) return longest
  return new Date(Math.min(endOfDay(deadline).getTime(), longest.getTime()))
}

/**
 * Sends the offer back to its recruiter with a reason. @throws HttpError 404, 409 when it no longer waits as it was
 * read
 */
export async function refuseOffer(
  unit: Unit,
  id: number,
  { reason, message, ...seen }: SeenOffer & { reason: RefusalReason; message: string },
) {
  const { db, now, actor_id } = unit
  const [refused] = await db
    .update(offers)
    .set({
      status: 'rejected',
      rejection_reason: message,
      paused: false,
      paused_for_plan: false,
      held_at: null,
      decided_by: actor_id,
      decided_at: now,
      updated_at: now,
    })
    .where(waitingAsRead(id, seen))
    .returning({ company_id: offers.company_id, submitted_at: offers.submitted_at })
  if (!refused) throw await refusalOf(unit, id, seen.submitted_at)
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: 'offers.rejected',
    before: { status: 'submitted' },
    after: { status: 'rejected', reason, message },
    why: refusalLabel(reason, message),
  })
  await recordOfferEvent(unit, id, 'rejected', { reason: message })
  const mailed = (await listMailedOffers(db, [id])).get(id)
  const submitted_at = refused.submitted_at ?? now
  if (mailed)
    await notifyRecruiters(
      unit,
      refused.company_id,
      offerRejectedNotification({ ...mailed, submitted_at, reason: message }),
    )
}

function waitingAsRead(id: number, { submitted_at }: SeenOffer): SQL | undefined {
  const asRead = submitted_at ? eq(offers.submitted_at, submitted_at) : isNull(offers.submitted_at)
  return and(eq(offers.id, id), eq(offers.status, 'submitted'), asRead)
}

/** Explains why a decision changed no row: the offer is gone, or a colleague decided first. */
export async function refusalOf(unit: Unit, id: number, seen: Date | null) {
  const rows = await unit.db.select({ id: offers.id }).from(offers).where(eq(offers.id, id))
  return rows.length === 0 ? notFound() : decidedAlready(unit, `offer:${id}`, seen)
}
