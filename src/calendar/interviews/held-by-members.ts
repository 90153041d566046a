import { and, count, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import { applicationEvaluations } from '#src/applications/evaluating/tables.ts'
import { applications } from '#src/applications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { interviewAttendees, interviews } from '../tables.ts'
import { OPEN_STATES } from './shared/states.ts'

/** Counts the meetings to come and the applications in progress of each member, which it hands on when it leaves. */
export async function countHeldByMembers(database: Database, companyId: number, now: Date) {
  const held = new Map<number, { interviews: number; applications: number }>()
  const of = (id: number) => held.get(id) ?? { interviews: 0, applications: 0 }
  const { user_id, interview_id } = interviewAttendees
  const meetings = await database
    .select({ id: user_id, count: count() })
    .from(interviewAttendees)
    .innerJoin(interviews, eq(interviews.id, interview_id))
    .where(
      and(
        eq(interviews.company_id, companyId),
        or(
          inArray(interviews.state, [...OPEN_STATES]),
          and(eq(interviews.state, 'confirmed'), gt(interviews.starts_at, now)),
        ),
      ),
    )
    .groupBy(user_id)
  for (const { id, count } of meetings) held.set(id, { ...of(id), interviews: count })
  const { assignee_id, application_id } = applicationEvaluations
  const followed = await database
    .select({ id: assignee_id, count: count() })
    .from(applicationEvaluations)
    .innerJoin(applications, eq(applications.id, application_id))
    .where(
      and(
        eq(applicationEvaluations.company_id, companyId),
        isNotNull(assignee_id),
        inArray(applications.status, ['submitted', 'active']),
      ),
    )
    .groupBy(assignee_id)
  for (const { id, count } of followed) if (id !== null) held.set(id, { ...of(id), applications: count })
  return held
}
