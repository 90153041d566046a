import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { lockApplication } from './applications.ts'
import { noAnswerNotice } from './mails.ts'
import { moveApplication } from './moves.ts'
import { notifyApplicant } from './notices.ts'
import { isInProgress } from './shared/transitions.ts'
import { applications } from './tables.ts'

const SILENCE_MS = 60 * 86_400_000
const AT_ONCE = 500

/** Closes applications that nothing happened to for sixty days, each in a transaction of its own. */
export async function closeUnanswered(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - SILENCE_MS)
  const silent = await services.db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        inArray(applications.status, ['submitted', 'active']),
        lt(applications.changed_at, before),
        isNull(applications.withheld_status),
      ),
    )
    .orderBy(applications.changed_at)
    .limit(AT_ONCE)
  for (const { id } of silent) await closeOne(services, id, before)
  if (silent.length === AT_ONCE) await closeUnanswered(services)
}

async function closeOne(services: Services, id: number, before: Date) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, id)
    if (!row || row.changed_at >= before || !isInProgress(row)) return
    const moved = await moveApplication(tx, row, { change: 'expire', by: 'system', actor_id: null, now })
    await notifyApplicant(services, tx, moved.row, noAnswerNotice(moved.row), moved.event, now)
  })
}
