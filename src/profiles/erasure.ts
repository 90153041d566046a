import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from './tables.ts'

/** Removes what the person told of itself. */
export async function eraseProfile(tx: Database, userId: number) {
  await tx.delete(applicantProfiles).where(eq(applicantProfiles.user_id, userId))
}
