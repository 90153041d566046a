import { desc, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { ownResumes } from './resumes.ts'
import { resumes } from './tables.ts'

/** How many CVs the person keeps, how many of them can be sent, and the draft that was touched last. */
export async function countResumes(database: Database, userId: number) {
  const rows = await database
    .select({
      id: resumes.id,
      name: resumes.name,
      is_draft: resumes.is_draft,
      has_file: sql<boolean>`${resumes.file_key} IS NOT NULL`,
    })
    .from(resumes)
    .where(ownResumes(userId))
    .orderBy(desc(resumes.updated_at))
  const [draft = null, ...others] = rows.filter((row) => row.is_draft)
  const drafts = draft ? others.length + 1 : 0
  return { total: rows.length, ready: rows.length - drafts, drafts, draft }
}
