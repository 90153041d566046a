import { eq, inArray } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applications } from '../tables.ts'
import { jobProposals } from './tables.ts'

/**
 * Deletes the proposals that an applicant received, since they are letters of no use to a company's figures. @returns
 * their files
 */
export async function eraseProposals({ db }: Unit, userId: number): Promise<string[]> {
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.applicant_id, userId))
  const gone = await db
    .delete(jobProposals)
    .where(inArray(jobProposals.application_id, own))
    .returning({ key: jobProposals.file_key })
  return gone.flatMap(({ key }) => key ?? [])
}
