import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { announceEnd } from '#src/platform/endings.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { OfferApplications } from '../application-facts.ts'
import { recordOfferEvent } from '../events.ts'
import { leadsToRenewal } from '../renewing/link.ts'
import { checkSlotFree, lockSlots, type Slots } from '../slots.ts'
import { offerDrafts, offerEvents, offers } from '../tables.ts'
import { nextVersion } from '../version.ts'
import { changeConflict, HELD, LINK_USED, TEXT_CHANGED } from './refusals.ts'
import { archiveRefusal } from './shared/archiving.ts'
import { type CloseReason, OFFER_DAYS, type OfferChange, stateOf, TRANSITIONS } from './shared/transitions.ts'

const COLUMNS = {
  id: offers.id,
  company_id: offers.company_id,
  status: offers.status,
  paused: offers.paused,
  paused_for_plan: offers.paused_for_plan,
  held_at: offers.held_at,
  application_deadline: offers.application_deadline,
  expires_at: offers.expires_at,
  updated_at: offers.updated_at,
}
type Row = Pick<typeof offers.$inferSelect, keyof typeof COLUMNS>
type Values = Partial<typeof offers.$inferInsert>

/** Only a renewal takes a slot, and an offer that is resumed after the end of a plan paused it. */
const TAKES_SLOT: readonly OfferChange[] = ['renew', 'resume']
const NO_SLOTS: Slots = { taken: 0, total: 0 }

export interface Wanted {
  change: OfferChange
  /** Why the offer is closed; only a closing has a reason. */
  reason?: CloseReason | undefined
  /** The version that the person saw, when the change depends on it. */
  version?: number | null | undefined
  /** The token of the mail's link, when a renewal comes from one. */
  token?: string | null | undefined
}

/**
 * Makes one change of `TRANSITIONS` to an offer of the member's company. When the same person asks again, nothing
 * changes.
 * @throws HttpError 404 for another company's; 409 when a colleague came first, or why it is not possible
 */
export async function changeOffer(
  services: Services,
  member: Member,
  id: number,
  wanted: Wanted,
  facts: OfferApplications,
) {
  await inTransaction(services, member, async (unit) => {
    // The slots are locked before the offer's row. Submitting an offer takes the locks in the same order, so that
    // neither waits for the other forever.
    const takesSlot = TAKES_SLOT.includes(wanted.change)
    const slots = takesSlot ? await lockSlots(unit, member.company.id) : NO_SLOTS
    const row = await lockOffer(unit, member, id)
    const { from, event } = TRANSITIONS[wanted.change]
    const last = await findLastEvent(unit, id)
    if (last?.kind === event && isDone(row, wanted, unit.now)) {
      if (last.actor_id === member.id) return
      throw await changeConflict(unit, member, last)
    }
    if (typeof wanted.token === 'string' && !leadsToRenewal(unit.env, wanted.token, row, unit.now))
      throw conflict(LINK_USED)
    const isOld = typeof wanted.version === 'number' && wanted.version !== row.updated_at.getTime()
    if (isOld || !from.includes(stateOf(row))) throw await changeConflict(unit, member, last)
    const values = await valuesOf(unit, row, wanted, { slots, facts })
    await unit.db
      .update(offers)
      .set({ ...values, updated_at: nextVersion(unit.now) })
      .where(eq(offers.id, id))
    await recordOfferEvent(unit, id, event, detailsOf(wanted, values))
    if (wanted.change === 'close') await announceEnd(unit, 'offer_closed', { offer_id: id })
  })
}

export async function lockOffer({ db }: Unit, member: Member, id: number): Promise<Row> {
  const [row] = await db
    .select(COLUMNS)
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.company_id, member.company.id)))
    .for('update')
  if (!row) throw notFound()
  return row
}

export async function findLastEvent({ db }: Unit, id: number) {
  const [last] = await db
    .select({ kind: offerEvents.kind, actor_id: offerEvents.actor_id })
    .from(offerEvents)
    .where(eq(offerEvents.offer_id, id))
    .orderBy(desc(offerEvents.id))
    .limit(1)
  return last
}

function isDone(row: Row, { change }: Wanted, now: Date): boolean {
  if (stateOf(row) !== TRANSITIONS[change].to) return false
  return change !== 'renew' || (row.expires_at ?? now) > after(now, (OFFER_DAYS - 1) * DAY)
}

async function valuesOf(
  unit: Unit,
  row: Row,
  { change, reason }: Wanted,
  { slots, facts }: { slots: Slots; facts: OfferApplications },
): Promise<Values> {
  switch (change) {
    case 'pause':
      return { paused: true }
    case 'resume':
      if (row.held_at) throw conflict(HELD)
      if (row.paused_for_plan) checkSlotFree(slots)
      return { paused: false, paused_for_plan: false }
    case 'close':
      // A held offer stays off the site after it is closed; any other keeps its page, which says that it is closed.
      return {
        status: 'closed',
        close_reason: reason ?? null,
        closed_at: unit.now,
        paused: row.held_at !== null,
        paused_for_plan: false,
      }
    case 'renew':
      return renewed(unit, row, slots)
    case 'archive': {
      const refusal = archiveRefusal((await facts.countByOffer(unit.db, [row.id])).get(row.id))
      if (refusal) throw conflict(refusal)
      return { status: 'archived', archived_at: unit.now }
    }
  }
}

async function renewed(unit: Unit, row: Row, slots: Slots): Promise<Values> {
  if (row.held_at) throw conflict(HELD)
  const least = after(unit.now, OFFER_DAYS * DAY)
  // A renewal never shortens the time that an offer has left.
  const expires_at = row.expires_at && row.expires_at > least ? row.expires_at : least
  // An earlier deadline is dropped, because it would end the offer before the renewal does.
  const isShort = row.application_deadline !== null && row.application_deadline < dayAt(least)
  const longer = { expires_at, ...(isShort && { application_deadline: null }) }
  if (row.status === 'published') return longer
  const [draft] = await unit.db
    .select({ id: offerDrafts.offer_id })
    .from(offerDrafts)
    .where(eq(offerDrafts.offer_id, row.id))
  if (draft) throw conflict(TEXT_CHANGED)
  checkSlotFree(slots)
  return {
    ...longer,
    status: 'published',
    paused: false,
    paused_for_plan: false,
    closed_at: null,
    close_reason: null,
  }
}

function detailsOf({ change, reason }: Wanted, { expires_at }: Values): Record<string, unknown> {
  if (change === 'close') return { reason }
  return change === 'renew' && expires_at ? { expires_at: expires_at.toISOString() } : {}
}
