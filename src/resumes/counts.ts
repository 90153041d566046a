import { desc } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { ownResumes } from './resumes.ts'
import { resumes } from './tables.ts'

/** How many CVs the person keeps, and the draft it touched last. */
export async function countResumes(database: Database, userId: number) {
  const rows = await database
    .select({ id: resumes.id, title: resumes.title, is_draft: resumes.is_draft })
    .from(resumes)
    .where(ownResumes(userId))
    .orderBy(desc(resumes.updated_at))
  return { total: rows.length, draft: rows.find((row) => row.is_draft) ?? null }
}
