import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { seenState, seenStatus } from '#src/applications/applications.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { applications } from '#src/applications/tables.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { interviews } from '../tables.ts'
import { cancelMeeting } from './ending.ts'
import { type InterviewRow, lockMeeting } from './interviews.ts'
import { OPEN_STATES } from './shared/states.ts'

/**
 * Cancels what was proposed or agreed on about applications that have ended for both sides: withdrawn, refused and
 * told, filled or closed. The end itself does so (`endings.ts`); the rows are looked up every minute all the same, so that
 * those of ends made by an earlier version are not left over.
 */
export async function cancelInterviewsOfEnded(services: Services) {
  const { state, starts_at } = interviews
  const ended = await services.db
    .select({ interview: interviews })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.application_id))
    .where(
      and(
        inArray(state, [...OPEN_STATES, 'confirmed']),
        or(isNull(starts_at), gt(starts_at, services.clock.now())),
        isNull(applications.withheld_status),
        sql`${seenStatus} NOT IN ('submitted', 'active')`,
      ),
    )
  await forEachRow(ended, ({ interview }) => cancelInterview(services, interview))
}

async function cancelInterview(services: Services, found: InterviewRow) {
  await inTransaction(services, null, async (unit) => {
    const { application, interview: row } = await lockMeeting(unit, found)
    if (row.version !== found.version || isInProgress(seenState(application))) return
    await cancelMeeting(unit, { application, interview: row }, '')
  })
}
