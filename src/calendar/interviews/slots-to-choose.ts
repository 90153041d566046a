import { and, asc, eq, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { interviews } from '../tables.ts'

/** Lists the applications in progress whose applicant has slots to choose from. */
export async function listSlotsToChoose(database: Database, applicantId: number): Promise<number[]> {
  const rows = await database
    .select({ id: interviews.application_id })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.application_id))
    .where(
      and(
        eq(interviews.applicant_id, applicantId),
        eq(interviews.state, 'proposed'),
        sql`${applications.status} IN ('submitted', 'active')`,
      ),
    )
    .orderBy(asc(interviews.updated_at))
  return rows.map(({ id }) => id)
}
