import { eq, inArray } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applicationMessages, messageReports, messageThreads } from './tables.ts'

/**
 * Deletes the conversations of an applicant, both sides of them: they are letters, of no use to a company's figures.
 * What a recruiter wrote stays the company's, under the name that its closed account has.
 * @returns the files that nothing names any more
 */
export async function eraseThreads({ db }: Unit, userId: number): Promise<string[]> {
  await db.update(messageReports).set({ reporter_id: null }).where(eq(messageReports.reporter_id, userId))
  const own = await db
    .delete(messageThreads)
    .where(eq(messageThreads.applicant_id, userId))
    .returning({ id: messageThreads.application_id })
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  const gone = await db
    .delete(applicationMessages)
    .where(inArray(applicationMessages.application_id, ids))
    .returning({ key: applicationMessages.file_key })
  return gone.flatMap(({ key }) => key ?? [])
}
