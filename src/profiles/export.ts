import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { findApplicantProfile } from './profiles.ts'

/** Exports the profile of an applicant. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const row = await findApplicantProfile(database, userId)
  if (!row) return []
  const {
    user_id: _,
    best_profile_uuid: _key,
    occupation_read: _read,
    activity_area_id,
    city_id,
    job_level_id,
    degree_id,
    ...own
  } = row
  const { contract_ids, mobility_city_ids, ...profile } = own
  const listed = (ids: number[], list: Parameters<typeof named>[0]) =>
    ids.flatMap((one) => named(list, one)?.name ?? [])
  const part = {
    name: 'profil',
    says: 'votre profil de candidat et ce que vous avez choisi de montrer',
    data: {
      ...profile,
      activity_area: named(REFERENCE.activity_areas, activity_area_id)?.name ?? null,
      city: named(REFERENCE.cities, city_id)?.name ?? null,
      job_level: named(REFERENCE.job_levels, job_level_id)?.name ?? null,
      degree: named(REFERENCE.degrees, degree_id)?.name ?? null,
      contracts: listed(contract_ids, REFERENCE.contracts),
      mobility_cities: listed(mobility_city_ids, REFERENCE.cities),
    },
  }
  return [part]
}
