import { eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { findCompanyFacts } from '#src/companies/companies.ts'
import { notify } from '#src/notifications/notify.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { recordOfferEvent } from '../events.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import { offerWaitingNotification } from '../mails.ts'
import type { OfferRow } from '../open.ts'
import { placeColumns } from '../place.ts'
import type { OfferFlag } from '../shared/life.ts'
import { checkSlotFree, lockSlots } from '../slots.ts'
import { offerDrafts, offers } from '../tables.ts'
import { findFlags } from '../wording/flags.ts'
import { keepDraft } from './drafts.ts'
import { checkWritable, editConflict, findDraft, lockOwnOffer, versionOf } from './own-offers.ts'
import { contentOf, readOffer, writeOffer } from './write-offer.ts'

export const NOT_VALIDATED = 'Votre société doit être validée pour envoyer une offre.'
const UNCHANGED = 'Cette offre est déjà publiée\u00a0: rien n’y est changé.'
const NOT_SENT = 'Cette offre n’attend plus de validation.'

/**
 * Submits the offer to the moderators. Of a published one the new text is submitted, while the old one stays on the
 * site.
 * @param version the draft that its writer had read
 * @throws HttpError 404 for another company's, 409 without a free slot or when it was saved meanwhile, 422 by the
 * rules
 */
export async function submitOffer(services: Services, member: Member, id: number, version: number) {
  await inTransaction(services, member, async (unit) => {
    const { db, now } = unit
    // The slots are locked before the offer's row, so that two submissions of a company are counted one after the
    // other.
    const slots = await lockSlots(unit, member.company.id)
    const offer = await lockOwnOffer(db, member.company.id, id)
    const draft = await findDraft(db, id)
    checkWritable(offer, draft)
    if (versionOf(draft) !== version) throw await editConflict(unit, draft, now)
    if ((await findCompanyFacts(db, member.company.id))?.status !== 'validated') throw conflict(NOT_VALIDATED)
    const content = draft?.content ?? contentOf(offer)
    const input = readOffer(content, dayAt(now))
    const flags = await findFlags(unit, { ...offer, ...input, ...placeColumns(input) })
    if (offer.status === 'published') {
      if (!draft) throw conflict(UNCHANGED)
      await sendChange(unit, id, flags)
    } else {
      checkSlotFree(slots)
      await writeOffer(unit, id, content)
      await send(unit, id, flags)
    }
    await notifyAdmins(unit, id)
  })
}

async function sendChange(unit: Unit, id: number, flags: OfferFlag[]) {
  await unit.db.update(offerDrafts).set({ submitted_at: unit.now, flags }).where(eq(offerDrafts.offer_id, id))
  await recordOfferEvent(unit, id, 'change_submitted')
}

async function send(unit: Unit, id: number, flags: OfferFlag[]) {
  const { db, now } = unit
  await db
    .update(offers)
    .set({ status: 'submitted', submitted_at: now, flags, ...UNDECIDED, updated_at: now })
    .where(eq(offers.id, id))
  await db.delete(offerDrafts).where(eq(offerDrafts.offer_id, id))
  await recordOfferEvent(unit, id, 'submitted')
}

/** Clears what an earlier decision or closing has left in the row. */
const UNDECIDED = {
  held_at: null,
  rejection_reason: null,
  decided_by: null,
  decided_at: null,
  close_reason: null,
  closed_at: null,
}

async function notifyAdmins(unit: Unit, id: number) {
  const mailed = (await listMailedOffers(unit.db, [id])).get(id)
  if (!mailed) return
  const notification = offerWaitingNotification({ ...mailed, submitted_at: unit.now })
  for (const admin of await listAdminRecipients(unit.db, 'decide on offers'))
    await notify(unit, admin, notification)
}

/**
 * Takes back what waits for a moderator, so that it can be edited again.
 * @throws HttpError 404 for another company's, 409 when it was decided meanwhile
 */
export async function takeBackOffer(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const offer = await lockOwnOffer(unit.db, member.company.id, id)
    const draft = await findDraft(unit.db, id)
    if (draft?.submitted_at)
      await unit.db
        .update(offerDrafts)
        .set({ submitted_at: null, flags: [] })
        .where(eq(offerDrafts.offer_id, id))
    else if (offer.status === 'submitted') await backToDraft(unit, offer)
    else throw conflict(NOT_SENT)
    await recordOfferEvent(unit, id, 'taken_back')
  })
}

async function backToDraft(unit: Unit, offer: OfferRow) {
  await keepDraft(unit, offer.id, contentOf(offer))
  await unit.db
    .update(offers)
    .set({ status: 'draft', submitted_at: null, flags: [], updated_at: unit.now })
    .where(eq(offers.id, offer.id))
}
