import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from './tables.ts'

export type ApplicantProfile = typeof applicantProfiles.$inferSelect

/** What an applicant tells of itself; null when it never said anything. */
export async function findApplicantProfile(
  database: Database,
  userId: number,
): Promise<ApplicantProfile | null> {
  const [row] = await database.select().from(applicantProfiles).where(eq(applicantProfiles.user_id, userId))
  return row ?? null
}
