import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { silenceDays } from '#src/reference/shared/delays.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { lockApplication } from './applications.ts'
import { leadOn } from './leading-on.ts'
import { noAnswerNotification } from './mails/applicant.ts'
import { moveApplication } from './moves.ts'
import { notifyApplicant } from './notifying.ts'
import { findTransition } from './shared/transitions.ts'
import { applications } from './tables.ts'

/** Closes the applications to which nothing happened for the delay of silence, each in a transaction of its own. */
export async function closeUnanswered(services: Services): Promise<void> {
  const before = after(services.clock.now(), -silenceDays() * DAY)
  const { id, status, stage, changed_at, withheld_status } = applications
  const silent = inPages<{ id: number; changed_at: Date }>((last, most) =>
    services.db
      .select({ id, changed_at })
      .from(applications)
      .where(
        and(
          inArray(status, ['submitted', 'active']),
          lt(changed_at, before),
          isNull(withheld_status),
          sql`${stage} IS DISTINCT FROM 'accepted'`,
          last
            ? sql`(${changed_at}, ${id}) > (${last.changed_at.toISOString()}::timestamptz, ${last.id})`
            : undefined,
        ),
      )
      .orderBy(changed_at, id)
      .limit(most),
  )
  await forEachRow(silent, (row) => closeOne(services, row.id, before))
}

async function closeOne(services: Services, id: number, before: Date) {
  await inTransaction(services, null, async (unit) => {
    const found = await lockApplication(unit.db, id)
    if (!found || found.changed_at >= before || !findTransition(found, 'system', 'expire')) return
    const { row, entry } = await moveApplication(unit, found, { change: 'expire', by: 'system' })
    await notifyApplicant(unit, row, await leadOn(unit, row, null, noAnswerNotification(row, entry)))
  })
}
