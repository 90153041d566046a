import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { announceEnd } from '#src/platform/endings.ts'
import { conflict } from '#src/platform/errors.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after } from '#src/shared/durations.ts'
import { type ApplicationRow, type EventRow, seenState } from './applications.ts'
import type { ApplicationState } from './shared/states.ts'
import { type Change, findTransition, recruiterSideOf, type Side } from './shared/transitions.ts'
import { UNDO_DELAY_MS } from './shared/undo-delay.ts'
import { applicationEvents, applications } from './tables.ts'

export const NO_LONGER = 'Cette candidature a changé entre-temps\u00a0: cette action n’est plus possible.'

/** Jobs that wait already have this name, so it cannot follow the names in the code. */
export const notifyApplicantJob = jobKind<{ id: number }>('applications.tell-applicant')

export interface Move {
  change: Change
  by: Exclude<Side, 'recruiter_alone'>
  reason?: string | null
  message?: string | null
  /** The change of many applications that this one is part of has this key. */
  batch_key?: string
  /** Something else tells the applicant of it at once, so it cannot be taken back and nobody is told twice. */
  is_notified?: boolean
  /** The recruiter makes it by the link of a mail, without signing in. */
  is_by_mail?: boolean
}

/**
 * Makes one change of the table of transitions on a locked row, and writes its history.
 * @returns the row as it became, and its history row
 * @throws HttpError 409 when the change does not apply from where it is
 */
export async function moveApplication(unit: Unit, row: ApplicationRow, move: Move) {
  const { db, now } = unit
  const from = move.by === 'applicant' ? seenState(row) : row
  const by = move.by === 'recruiter' ? recruiterSideOf(row) : move.by
  const to = findTransition(from, by, move.change)?.to
  if (!to) throw conflict(NO_LONGER)
  const tell_at = move.by === 'recruiter' && !move.is_notified ? after(now, takeBackOf(move)) : null
  const seen = seenState(row)
  if (!tell_at && row.withheld_status) await endWithholding(db, row.id, move)
  const [moved] = await db
    .update(applications)
    .set({
      ...to,
      // Opening an application does not change its version, so that a decision of that very moment is still possible.
      version: move.change === 'view' ? row.version : row.version + 1,
      ...(move.change === 'view' ? { viewed_at: now } : {}),
      // A change that can still be taken back leaves no trace for the applicant, not even a date.
      ...(tell_at ? {} : { changed_at: now }),
      decided_at: to.status === 'active' ? null : now,
      withheld_status: tell_at ? seen.status : null,
      withheld_stage: tell_at ? seen.stage : null,
    })
    .where(eq(applications.id, row.id))
    .returning()
  if (!moved) throw conflict(NO_LONGER)
  const [entry] = await db
    .insert(applicationEvents)
    .values({
      application_id: row.id,
      at: now,
      actor_id: actorOf(unit, row, move),
      from_status: from.status,
      from_stage: from.stage,
      to_status: to.status,
      to_stage: to.stage,
      to_outcome: to.outcome,
      reason: move.reason ?? null,
      message: move.message ?? null,
      visible_to_applicant: tell_at === null,
      tell_at,
      batch_key: move.batch_key ?? null,
      is_by_mail: move.is_by_mail ?? false,
    })
    .returning()
  if (!entry) throw new Error('the history was not written')
  if (tell_at) await unit.send(notifyApplicantJob, { id: row.id }, { after: tell_at })
  else await endApplication(unit, moved)
  return { row: moved, entry }
}

/**
 * Ends what hangs on an application that has ended for both sides. A decision that can still be taken back has not: it
 * ends what hangs on it once the applicant is told.
 */
export async function endApplication(unit: Unit, row: ApplicationRow) {
  const end = row.withheld_status ? null : endOf(row)
  const { id: application_id, offer_id, applicant_id } = row
  if (end) await announceEnd(unit, end, { application_id, offer_id, applicant_id })
}

function endOf({ status, outcome }: ApplicationState) {
  if (status === 'rejected') return 'refused'
  return status === 'closed' ? outcome : null
}

/**
 * A change of the applicant or the system deletes what the applicant was not told yet; a recruiter's own change shows
 * the withheld ones before it.
 */
async function endWithholding(db: Unit['db'], applicationId: number, { by }: Move) {
  if (by !== 'recruiter') await db.delete(applicationEvents).where(isWithheld(applicationId))
  else
    await db
      .update(applicationEvents)
      .set({ visible_to_applicant: true, tell_at: null })
      .where(isWithheld(applicationId))
}

/** Lists the changes of this application that its applicant is still to be told of, the oldest first. */
export function listWithheld(db: Database, applicationId: number): Promise<EventRow[]> {
  return db
    .select()
    .from(applicationEvents)
    .where(isWithheld(applicationId))
    .orderBy(asc(applicationEvents.id))
}

function isWithheld(applicationId: number) {
  return and(eq(applicationEvents.application_id, applicationId), isNotNull(applicationEvents.tell_at))
}

function takeBackOf({ change }: Move): number {
  return change === 'reject' ? UNDO_DELAY_MS.refusal : UNDO_DELAY_MS.other
}

/** An applicant's change is the applicant's own even where the system makes it, as when the account is deleted. */
function actorOf(unit: Unit, row: ApplicationRow, { by }: Move): number | null {
  if (by === 'system') return null
  return by === 'applicant' ? row.applicant_id : unit.actor_id
}
