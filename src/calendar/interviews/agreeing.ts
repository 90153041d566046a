import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import type { Stretch } from './busy.ts'
import { changeInterview, type InterviewRow } from './interviews.ts'

/** Writes the time that both sides agree on; reminders that it comes too late for are none. */
export function setTime(
  unit: Unit,
  row: InterviewRow,
  { starts_at, ends_at }: Stretch,
  change: { changed_by: 'applicant' | 'recruiter'; reason?: string },
) {
  return changeInterview(unit, row, {
    ...change,
    state: 'confirmed',
    starts_at,
    ends_at,
    sequence: row.sequence + 1,
    reminded: tooLateFor(starts_at, unit.now),
  })
}

function tooLateFor(starts_at: Date, now: Date): InterviewRow['reminded'] {
  if (after(now, 2 * HOUR) >= starts_at) return '2h'
  return after(now, 24 * HOUR) >= starts_at ? '24h' : null
}

/** Takes the agreed time out of both calendars. */
export function giveUp(
  unit: Unit,
  row: InterviewRow,
  change: Pick<InterviewRow, 'changed_by' | 'reason'> & { state: 'cancelled' | 'countered' },
) {
  // A cancelled one keeps its time, to say which it was.
  const time = change.state === 'countered' ? { starts_at: null, ends_at: null } : {}
  return changeInterview(unit, row, { ...change, ...time, sequence: row.sequence + 1, reminded: null })
}

/** The time that was agreed on, if it still is. */
export function agreedTime({ state, starts_at, ends_at }: InterviewRow): Stretch | null {
  return state === 'confirmed' && starts_at && ends_at ? { starts_at, ends_at } : null
}
