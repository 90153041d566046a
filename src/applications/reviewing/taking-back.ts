import { eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { applicationEvents, applications } from '../tables.ts'
import { movedMeanwhile } from './moved-meanwhile.ts'
import { listWithheld } from './notifying.ts'
import { lockForMove, lockForWork } from './reviewing.ts'

const LATE = 'Le refus a déjà été envoyé\u00a0: il ne peut plus être annulé.'
export const ALREADY_NOTIFIED =
  'Le candidat a déjà été prévenu\u00a0: ce changement ne peut plus être annulé.'

/**
 * Takes back the last change of stage, or the hiring, whose applicant was not told yet: it leaves the history, as a slip
 * of some seconds that nobody heard of.
 * @throws HttpError 409 once the applicant was told, or when a colleague moved the application since that version
 */
export async function undoMove(services: Services, member: Member, id: number, version: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockForMove(unit, member, { id, version })
    const last = (await listWithheld(unit.db, id)).at(-1)
    if (!last || last.to_status === 'rejected') throw conflict(ALREADY_NOTIFIED)
    await undoLastMove(unit, row, last)
    await announceToColleagues(unit, row.company_id)
  })
}

/** As if it had never been; `last` is the last change of the locked row, untold. @returns its version then */
export async function undoLastMove(unit: Unit, row: ApplicationRow, last: EventRow) {
  await unit.db.delete(applicationEvents).where(eq(applicationEvents.id, last.id))
  return goBack(unit, row, last)
}

/** A refusal was there for hours: that it was taken back is a line of the history.
 *  @throws HttpError 409 once it was sent */
export async function cancelRejection(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockForWork(unit, member, id)
    if (row.status !== 'rejected') throw await movedMeanwhile(unit, member, row)
    const last = (await listWithheld(unit.db, id)).at(-1)
    if (last?.to_status !== 'rejected' || !last.from_status) throw conflict(LATE)
    await liftRejection(unit, row, last)
    await announceToColleagues(unit, row.company_id)
  })
}

/** `last` is the refusal of the locked row, untold: it stays in the history, and so does that it was lifted. @returns its version then */
export async function liftRejection(unit: Unit, row: ApplicationRow, last: EventRow) {
  await unit.db.update(applicationEvents).set({ tell_at: null }).where(eq(applicationEvents.id, last.id))
  await unit.db.insert(applicationEvents).values({
    application_id: row.id,
    at: unit.now,
    actor_id: unit.actor_id,
    from_status: 'rejected',
    to_status: last.from_status ?? 'submitted',
    to_stage: last.from_stage,
    visible_to_applicant: false,
  })
  return goBack(unit, row, last)
}

/** To where it was before this change; the applicant may have one before it to be told of still. */
async function goBack(unit: Unit, row: ApplicationRow, { from_status, from_stage }: EventRow) {
  const version = row.version + 1
  const waits = (await listWithheld(unit.db, row.id)).length > 0
  await unit.db
    .update(applications)
    .set({
      status: from_status ?? 'submitted',
      stage: from_stage,
      outcome: null,
      version,
      decided_at: null,
      ...(waits ? {} : { withheld_status: null, withheld_stage: null }),
    })
    .where(eq(applications.id, row.id))
  return version
}
