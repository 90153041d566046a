import { pictureUrl, type User } from '#src/accounts/users.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { applicantCompleteness } from './completeness.ts'
import type { ApplicantProfile, PublicProfile } from './contract.ts'
import type { ApplicantProfileRow } from './profiles.ts'
import type { applicantProfiles } from './tables.ts'

/** The profile as its owner reads it. */
export function presentProfile(
  user: User,
  profile: ApplicantProfileRow | null,
  today: string,
): ApplicantProfile {
  return {
    ...presentShared(user, profile, today),
    last_name: user.last_name,
    occupation_choice: profile?.occupation_choice ?? null,
    phone_number: user.phone_number,
    picture: pictureUrl(user),
    min_salary_expectation: profile?.min_salary_expectation ?? null,
    max_salary_expectation: profile?.max_salary_expectation ?? null,
    show_photo: profile?.show_photo ?? false,
    is_public: profile?.is_public ?? false,
    is_indexed: profile?.is_indexed ?? false,
    is_best_profile: profile?.is_best_profile ?? false,
    public_slug: profile?.public_slug ?? null,
    updated_at: profile?.updated_at?.toISOString() ?? null,
    completeness: applicantCompleteness(profile, user.phone_number),
  }
}

/** The profile as others read it. */
export function presentPublicProfile(
  user: User,
  profile: ApplicantProfileRow | null,
  today: string,
): PublicProfile {
  return {
    ...presentShared(user, profile, today),
    last_initial: [...user.last_name.trim()][0]?.toUpperCase() ?? '',
    picture: profile?.show_photo ? pictureUrl(user) : null,
  }
}

function presentShared(user: User, profile: ApplicantProfileRow | null, today: string) {
  return {
    first_name: user.first_name,
    headline: profile?.headline ?? '',
    about: profile?.about ?? '',
    activity_area: named(REFERENCE.activity_areas, profile?.activity_area_id ?? null),
    job_level: named(REFERENCE.job_levels, profile?.job_level_id ?? null),
    degree: named(REFERENCE.degrees, profile?.degree_id ?? null),
    ...placesOf(profile),
    skills: profile?.skills ?? [],
    experiences: profile?.experiences ?? [],
    education: (profile?.education ?? []).map(({ degree, school, year }) => ({ degree, school, year })),
    languages: profile?.languages ?? [],
    ...availabilityOf(profile, today),
  }
}

function placesOf(profile: ApplicantProfileRow | null) {
  const all = (list: ReadonlyMap<number, { id: number; slug: string; name: string }>, ids: number[] = []) =>
    ids.map((id) => named(list, id)).filter((item) => item !== null)
  return {
    contracts: all(REFERENCE.contracts, profile?.contract_ids),
    city: named(REFERENCE.cities, profile?.city_id ?? null),
    mobility: profile?.mobility ?? ('city' as const),
    mobility_cities: all(REFERENCE.cities, profile?.mobility_city_ids),
    accepts_remote: profile?.accepts_remote ?? false,
  }
}

/** A person whose day of availability has come is available now. */
function availabilityOf(profile: typeof applicantProfiles.$inferSelect | null, today: string) {
  const from = profile?.available_from ?? null
  const now = Boolean(profile?.available_now) || (from !== null && from <= today)
  return { available_now: now, available_from: now ? null : from }
}
