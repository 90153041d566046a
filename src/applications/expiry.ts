import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { lockApplication } from './applications.ts'
import { noAnswerNotification } from './mails/applicant.ts'
import { moveApplication } from './moves.ts'
import { notifyApplicant } from './notifying.ts'
import { SILENCE_DAYS } from './shared/promise.ts'
import { findTransition } from './shared/transitions.ts'
import { applications } from './tables.ts'

const AT_ONCE = 500

/** Closes the applications to which nothing happened for sixty days, each in a transaction of its own. */
export async function closeUnanswered(services: Services): Promise<void> {
  const before = after(services.clock.now(), -SILENCE_DAYS * DAY)
  const silent = await services.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.status, ['submitted', 'active']),
        lt(applications.changed_at, before),
        isNull(applications.withheld_status),
        sql`${applications.stage} IS DISTINCT FROM 'accepted'`,
      ),
    )
    .orderBy(applications.changed_at)
    .limit(AT_ONCE)
  for (const { id } of silent) await closeOne(services, id, before)
  if (silent.length === AT_ONCE) await closeUnanswered(services)
}

async function closeOne(services: Services, id: number, before: Date) {
  await inTransaction(services, null, async (unit) => {
    const found = await lockApplication(unit.db, id)
    if (!found || found.changed_at >= before || !findTransition(found, 'system', 'expire')) return
    const { row, entry } = await moveApplication(unit, found, { change: 'expire', by: 'system' })
    await notifyApplicant(unit, row, noAnswerNotification(row, entry))
  })
}
