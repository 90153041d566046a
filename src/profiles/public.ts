import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles } from './tables.ts'

/** Finds the applicant whose public profile has this address; null when the profile or the account is closed. */
export async function findPublicProfile(database: Database, slug: string) {
  const [row] = await database
    .select({ user: users, profile: applicantProfiles })
    .from(applicantProfiles)
    .innerJoin(users, eq(users.id, applicantProfiles.user_id))
    .where(
      and(
        eq(applicantProfiles.public_slug, slug),
        eq(applicantProfiles.is_public, true),
        eq(users.is_active, true),
        isNull(users.deactivated_at),
        isNull(users.deletion_requested_at),
        isNull(users.deleted_at),
      ),
    )
  return row ?? null
}
