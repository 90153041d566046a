import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { World } from '#src/platform/world.ts'
import { lockApplication } from './applications.ts'
import { noAnswerNotice } from './mails.ts'
import { moveApplication } from './moving.ts'
import { tellApplicant } from './notices.ts'
import { applications } from './tables.ts'
import { isInProgress } from './transitions.ts'

const SILENCE_MS = 60 * 86_400_000
const AT_ONCE = 500

/** Closes applications that nothing happened to for sixty days, each in a transaction of its own. */
export async function closeUnanswered(world: World): Promise<void> {
  const before = new Date(world.clock.now().getTime() - SILENCE_MS)
  const silent = await world.db
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
  for (const { id } of silent) await closeOne(world, id, before)
  if (silent.length === AT_ONCE) await closeUnanswered(world)
}

async function closeOne(world: World, id: number, before: Date) {
  const now = world.clock.now()
  await world.db.transaction(async (tx) => {
    const row = await lockApplication(tx, id)
    if (!row || row.changed_at >= before || !isInProgress(row)) return
    const moved = await moveApplication(tx, row, { change: 'expire', by: 'system', actor_id: null, now })
    await tellApplicant(world, tx, moved.row, noAnswerNotice(moved.row), moved.event, now)
  })
}
