import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles as profiles } from '#src/profiles/tables.ts'
import { findableBy } from '../finding/findable.ts'

/** These columns are all that a score and a masked card need. */
const CANDIDATE = {
  user_id: profiles.user_id,
  best_profile_uuid: profiles.best_profile_uuid,
  headline: profiles.headline,
  occupation_code: profiles.occupation_code,
  activity_area_id: profiles.activity_area_id,
  city_id: profiles.city_id,
  skills: profiles.skills,
  experiences: profiles.experiences,
  languages: profiles.languages,
  min_salary_expectation: profiles.min_salary_expectation,
  max_salary_expectation: profiles.max_salary_expectation,
  available_from: profiles.available_from,
  available_now: profiles.available_now,
  job_level_id: profiles.job_level_id,
  contract_ids: profiles.contract_ids,
  mobility_city_ids: profiles.mobility_city_ids,
  mobility: profiles.mobility,
  accepts_remote: profiles.accepts_remote,
  updated_at: profiles.updated_at,
  first_name: users.first_name,
  last_name: users.last_name,
}
export type Candidate = Awaited<ReturnType<typeof preselect>>[number]

interface Wanted {
  company_id: number
  activity_area_id: number
  /** The code of the occupation, and those of its neighbours after it, are looked for in every sector. */
  occupations: string[]
  /** So are those of titles that begin with the same trade. */
  of_trade: readonly string[]
  city_id: number | null
  skills: string[]
}

/** Each branch reads at most this many people: more finds more good ones and takes longer. */
const SKILLED = 120
const OTHERS = 60

/**
 * Finds few enough people to score, by indexes alone. Branches cover the sector, within it the town and the skills, and
 * the occupation with its neighbours, and the trade of the title, in any sector; each prefers profiles that changed last.
 */
export async function preselect(database: Database, wanted: Wanted) {
  const ofArea = eq(profiles.activity_area_id, wanted.activity_area_id)
  const ofTown = wanted.city_id === null ? undefined : and(ofArea, eq(profiles.city_id, wanted.city_id))
  const skilled =
    wanted.skills.length > 0 ? sql`${profiles.skills} && ${sql.param(wanted.skills)}::text[]` : undefined
  const newest = (which: SQL | undefined, most: number) =>
    database
      .select({ id: profiles.user_id })
      .from(profiles)
      .where(and(sql`${profiles.is_best_profile}`, which))
      .orderBy(sql`${profiles.updated_at} DESC NULLS LAST`)
      .limit(most)
  const [own, ...near] = wanted.occupations
  const others = [...new Set([...near, ...wanted.of_trade])].filter((code) => code !== own)
  const branches = [
    ...(ofTown && skilled ? [newest(and(ofTown, skilled), SKILLED)] : []),
    ...(ofTown ? [newest(ofTown, OTHERS)] : []),
    ...(skilled ? [newest(and(ofArea, skilled), SKILLED)] : []),
    newest(ofArea, OTHERS),
    ...(own ? [newest(eq(profiles.occupation_code, own), SKILLED)] : []),
    ...(others.length > 0 ? [newest(inArray(profiles.occupation_code, others), SKILLED)] : []),
  ]
  const among = sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` UNION `,
  )
  return findCandidates(database, wanted.company_id, sql`${profiles.user_id} IN (${among})`)
}

function findCandidates(database: Database, companyId: number, which: SQL) {
  return database
    .select(CANDIDATE)
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .where(and(findableBy(companyId), which))
}
