import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from './tables.ts'

/** Removes the profile of the person. */
export async function eraseProfile({ db }: Unit, userId: number) {
  await db.delete(applicantProfiles).where(eq(applicantProfiles.user_id, userId))
}
