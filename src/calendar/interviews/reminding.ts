import { and, between, eq, isNull, or, type SQL } from 'drizzle-orm'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { interviews } from '../tables.ts'
import { agreedTime } from './agreed-time.ts'
import { type InterviewRow, lockMeeting } from './interviews.ts'
import { notifyReminder } from './notifying.ts'

const { state, starts_at, reminded } = interviews

/**
 * Reminds applicants 24 hours and 2 hours before a meeting, each time once, even when the run before failed half way.
 */
export async function remindOfInterviews(services: Services) {
  await remind(services, '2h', or(isNull(reminded), eq(reminded, '24h')))
  await remind(services, '24h', isNull(reminded))
}

async function remind(services: Services, before: '24h' | '2h', which: SQL | undefined) {
  const now = services.clock.now()
  const until = after(now, before === '24h' ? 24 * HOUR : 2 * HOUR)
  const due = await services.db
    .select()
    .from(interviews)
    .where(and(eq(state, 'confirmed'), between(starts_at, now, until), which))
  await forEachRow(due, (row) => remindOf(services, row, before))
}

/** The mark and the mail are one change, so that a process that dies leaves both or neither. */
async function remindOf(services: Services, found: InterviewRow, before: '24h' | '2h') {
  await inTransaction(services, null, async (unit) => {
    const { application, interview } = await lockMeeting(unit, found)
    const time = agreedTime(interview)
    // The meeting may have been moved, cancelled or reminded of since it was found.
    if (!time || interview.version !== found.version || interview.reminded !== found.reminded) return
    // A refusal that can still be taken back holds the meeting too: nobody is reminded of it meanwhile.
    if (!isInProgress(application)) return
    await unit.db.update(interviews).set({ reminded: before }).where(eq(interviews.id, found.id))
    await notifyReminder(unit, { application, interview }, time, before)
  })
}
