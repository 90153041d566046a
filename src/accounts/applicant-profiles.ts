import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { completenessOf } from '#src/shared/completeness.ts'
import { applicantProfiles } from './tables.ts'

/** What an applicant told of itself, null when nothing was kept yet. */
export async function findApplicantProfile(database: Database, userId: number) {
  const [row] = await database.select().from(applicantProfiles).where(eq(applicantProfiles.user_id, userId))
  return row ?? null
}

type Profile = typeof applicantProfiles.$inferSelect

/** What makes a profile easy to find, in words for the person. */
export function applicantCompleteness(profile: Profile | null, phoneNumber: string | null) {
  return completenessOf([
    ['Votre titre professionnel', profile?.headline],
    ['Votre numéro de téléphone', phoneNumber],
    ['Votre secteur d’activité', profile?.activity_area_id],
    ['Votre ville', profile?.city_id],
    ['Vos compétences', profile?.skills],
    ['Vos expériences', profile?.experiences],
    ['Votre formation', profile?.education],
    ['Vos langues', profile?.languages],
    ['Vos prétentions salariales', profile !== null && profile.min_salary_expectation !== null],
    ['Votre disponibilité', profile?.available_from],
  ])
}
