import { and, count, inArray, ne } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { applications } from './tables.ts'

/** Counts the applications that were sent with each of these CVs; a CV with none is left out. */
export async function countApplicationsByResume(
  database: Database,
  resumeIds: number[],
): Promise<ReadonlyMap<number, number>> {
  if (resumeIds.length === 0) return new Map()
  const rows = await database
    .select({ id: applications.resume_id, count: count() })
    .from(applications)
    .where(and(inArray(applications.resume_id, resumeIds), ne(applications.status, 'draft')))
    .groupBy(applications.resume_id)
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])))
}
