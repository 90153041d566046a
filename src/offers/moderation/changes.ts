import { and, eq } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { decidedAlready, recordDecision } from '#src/moderation/decisions.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { recordOfferEvent } from '../events.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import type { MailedOffer } from '../mails.ts'
import { offerDrafts, offers } from '../tables.ts'
import { changeAcceptedNotification, changeRefusedNotification } from '../writing/mails.ts'
import { writeOffer } from '../writing/write-offer.ts'
import { type RefusalReason, refusalLabel } from './shared/refusals.ts'

/** The version of the new text that the moderator read. */
export interface SeenChange {
  submitted_at: Date
  version: number
}

/**
 * Publishes the new text in place of the old one. @throws HttpError 404, 409 when it is not the version that was read
 */
export async function acceptChange(unit: Unit, id: number, seen: SeenChange) {
  const draft = await takeDraft(unit, id, seen)
  await writeOffer(unit, id, draft.content)
  const { now, actor_id } = unit
  await unit.db.update(offers).set({ decided_by: actor_id, decided_at: now }).where(eq(offers.id, id))
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: 'offers.change-accepted',
    before: draft.before,
    after: draft.content,
  })
  await recordOfferEvent(unit, id, 'change_accepted')
  await notifyDecision(unit, id, (mailed) =>
    changeAcceptedNotification({ ...mailed, sent_at: seen.submitted_at }),
  )
}

/** Keeps the old text and sends the new one back to its writer. @throws as `acceptChange` does */
export async function refuseChange(
  unit: Unit,
  id: number,
  { reason, message, ...seen }: SeenChange & { reason: RefusalReason; message: string },
) {
  const { db, now, actor_id } = unit
  const [draft] = await db
    .update(offerDrafts)
    .set({ submitted_at: null })
    .where(draftAsRead(id, seen))
    .returning({ content: offerDrafts.content })
  if (!draft) throw await refusalOf(unit, id, seen)
  await db
    .update(offers)
    .set({ rejection_reason: message, decided_by: actor_id, decided_at: now })
    .where(eq(offers.id, id))
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: 'offers.change-rejected',
    before: draft.content,
    after: { reason, message },
    why: refusalLabel(reason, message),
  })
  await recordOfferEvent(unit, id, 'change_rejected', { reason: message })
  const refused = { reason: message, sent_at: seen.submitted_at }
  await notifyDecision(unit, id, (mailed) => changeRefusedNotification({ ...mailed, ...refused }))
}

/** The offer is read again, because an accepted text may have changed its title. */
async function notifyDecision(unit: Unit, id: number, notificationOf: (mailed: MailedOffer) => Notification) {
  const mailed = (await listMailedOffers(unit.db, [id])).get(id)
  const [offer] = await unit.db
    .select({ company_id: offers.company_id })
    .from(offers)
    .where(eq(offers.id, id))
  if (mailed && offer) await notifyRecruiters(unit, offer.company_id, notificationOf(mailed))
}

const draftAsRead = (id: number, { submitted_at, version }: SeenChange) =>
  and(
    eq(offerDrafts.offer_id, id),
    eq(offerDrafts.submitted_at, submitted_at),
    eq(offerDrafts.version, version),
  )

async function takeDraft(unit: Unit, id: number, seen: SeenChange) {
  const { db } = unit
  const [draft] = await db
    .delete(offerDrafts)
    .where(draftAsRead(id, seen))
    .returning({ content: offerDrafts.content })
  if (!draft) throw await refusalOf(unit, id, seen)
  const { title, description, missions, profile } = offers
  const [before] = await db
    .select({ title, description, missions, profile })
    .from(offers)
    .where(eq(offers.id, id))
  return { content: draft.content, before: before ?? {} }
}

async function refusalOf(unit: Unit, id: number, { submitted_at }: SeenChange) {
  const rows = await unit.db.select({ id: offers.id }).from(offers).where(eq(offers.id, id))
  return rows.length === 0 ? notFound() : decidedAlready(unit, `offer:${id}`, submitted_at)
}
