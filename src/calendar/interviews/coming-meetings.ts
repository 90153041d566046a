import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import type { Coming } from '#src/applications/reviewing/contract.ts'
import type { Database } from '#src/platform/database.ts'
import { interviews } from '../tables.ts'
import { type InterviewState, OPEN_STATES } from './shared/states.ts'

/**
 * Maps each application to its next meeting or, before a time is agreed on, to the choice that somebody has to make.
 */
export async function listComingMeetings(db: Database, ids: number[], now: Date) {
  const coming = new Map<number, Coming>()
  if (ids.length === 0) return coming
  const { application_id, state, starts_at, ends_at } = interviews
  const rows = await db
    .select({ application_id, state, starts_at })
    .from(interviews)
    .where(
      and(
        inArray(application_id, ids),
        or(inArray(state, [...OPEN_STATES]), and(eq(state, 'confirmed'), gt(ends_at, now))),
      ),
    )
    // Nulls sort last, so meetings without an hour come after the others.
    .orderBy(asc(starts_at), asc(interviews.id))
  for (const row of rows) if (!coming.has(row.application_id)) coming.set(row.application_id, comingOf(row))
  return coming
}

function comingOf({ state, starts_at }: { state: InterviewState; starts_at: Date | null }): Coming {
  if (state === 'confirmed') return { kind: 'meeting', at: starts_at?.toISOString() ?? null }
  return { kind: state === 'countered' ? 'asked' : 'slots', at: null }
}
