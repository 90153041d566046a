import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { resumes } from './tables.ts'

/** Removes a person's CVs; answers with the files that are of no use now. */
export async function eraseResumes(tx: Database, userId: number): Promise<string[]> {
  const rows = await tx
    .delete(resumes)
    .where(eq(resumes.user_id, userId))
    .returning({ key: resumes.file_key })
  return rows.flatMap(({ key }) => key ?? [])
}
