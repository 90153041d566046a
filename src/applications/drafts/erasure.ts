import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applicationDrafts } from './tables.ts'

/** Deletes all drafts of a person. @returns the files that nothing names any more */
export async function eraseDrafts({ db }: Unit, userId: number): Promise<string[]> {
  const gone = await db
    .delete(applicationDrafts)
    .where(eq(applicationDrafts.applicant_id, userId))
    .returning({ key: applicationDrafts.file_key })
  return gone.flatMap(({ key }) => key ?? [])
}
