import { eq } from 'drizzle-orm'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { type ApplicationRow, seenState } from './applications.ts'
import { type Change, findTransition, type Side } from './shared/transitions.ts'
import { applicationEvents, applications } from './tables.ts'

export const NO_LONGER = 'Cette candidature a changé entre-temps\u00a0: cette action n’est plus possible.'

export interface Move {
  change: Change
  by: Side
  reason?: string | null
  message?: string | null
}

/**
 * Makes one change of the table on a locked row and writes its history.
 * @returns the row as it became, and its history row
 * @throws HttpError 409 when the change does not apply from where it is
 */
export async function moveApplication(unit: Unit, row: ApplicationRow, move: Move) {
  const { db, now } = unit
  const from = move.by === 'applicant' ? seenState(row) : row
  const to = findTransition(from, move.by, move.change)?.to
  if (!to) throw conflict(NO_LONGER)
  const withheld = move.change === 'reject'
  const [after] = await db
    .update(applications)
    .set({
      ...to,
      version: row.version + 1,
      ...(move.change === 'view' ? { viewed_at: now } : {}),
      // A refusal that can still be taken back leaves no trace for the applicant, not even a date.
      ...(withheld ? {} : { changed_at: now }),
      decided_at: to.status === 'active' ? null : now,
      withheld_status: withheld ? row.status : null,
      withheld_stage: withheld ? row.stage : null,
    })
    .where(eq(applications.id, row.id))
    .returning()
  if (!after) throw conflict(NO_LONGER)
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
      visible_to_applicant: !withheld,
    })
    .returning()
  if (!entry) throw new Error('the history was not written')
  return { row: after, entry }
}

/** An applicant's change is its own even where the system makes it, as when its account is deleted. */
function actorOf(unit: Unit, row: ApplicationRow, { by }: Move): number | null {
  if (by === 'system') return null
  return by === 'applicant' ? row.applicant_id : unit.actor_id
}
