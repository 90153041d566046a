import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import type { TimeSpan } from './busy-times.ts'
import { changeInterview, type InterviewRow } from './interviews.ts'

/** Writes the time that both sides agree on. Reminders whose moment has passed already are marked as sent. */
export function setTime(
  unit: Unit,
  row: InterviewRow,
  { starts_at, ends_at }: TimeSpan,
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

/** Gives the agreed time up, which takes it out of both calendars. */
export function releaseTime(
  unit: Unit,
  row: InterviewRow,
  change: Pick<InterviewRow, 'changed_by' | 'reason'> & { state: 'cancelled' | 'countered' },
) {
  // A cancelled meeting keeps its time, so that its page can say which it was.
  const time = change.state === 'countered' ? { starts_at: null, ends_at: null } : {}
  return changeInterview(unit, row, { ...change, ...time, sequence: row.sequence + 1, reminded: null })
}

/** The time on which both sides agree now, if there is one. */
export function agreedTime({ state, starts_at, ends_at }: InterviewRow): TimeSpan | null {
  return state === 'confirmed' && starts_at && ends_at ? { starts_at, ends_at } : null
}
