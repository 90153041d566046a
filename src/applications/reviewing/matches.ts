import { inArray } from 'drizzle-orm'
import type { Match } from '#src/matching/scoring/contract.ts'
import { readOffer, readProfile } from '#src/matching/scoring/criteria.ts'
import { scoreMatch } from '#src/matching/scoring/score.ts'
import type { Criterion } from '#src/matching/scoring/shared/criteria.ts'
import { listComparedOffers } from '#src/offers/search/fitting-offers.ts'
import type { Database } from '#src/platform/database.ts'
import type { ApplicantProfileRow } from '#src/profiles/profiles.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { ApplicationRow } from '../applications.ts'

/** A list names so many criteria beside a score. */
const BEST = 2
/** A criterion speaks for a person from this share of its weight on. */
const LEAST_SHARE = 0.6

/**
 * Scores how well each of these people fits the offer that they applied to, in two queries however many they are.
 * People of whom too little is known are left out.
 */
export async function matchApplications(
  database: Database,
  rows: readonly ApplicationRow[],
  now: Date,
): Promise<Map<number, Match>> {
  if (rows.length === 0) return new Map()
  const people = [...new Set(rows.map(({ applicant_id }) => applicant_id))]
  const offerIds = [...new Set(rows.map(({ offer_id }) => offer_id))]
  const [profiles, offers] = await Promise.all([
    database.select().from(applicantProfiles).where(inArray(applicantProfiles.user_id, people)),
    listComparedOffers(database, offerIds),
  ])
  const profileOf = new Map(profiles.map((profile) => [profile.user_id, profile]))
  const criteriaOf = new Map(offers.map((offer) => [offer.id, readOffer(offer)]))
  const today = dayAt(now)
  return new Map(
    rows.flatMap((row) => {
      const [profile, offer] = [profileOf.get(row.applicant_id), criteriaOf.get(row.offer_id)]
      if (!profile || !offer) return []
      const sent = readProfile(asSent(profile, row), today)
      const match = scoreMatch({ profile: sent, offer, reader: 'recruiter' })
      return match.score === null ? [] : [[row.id, match] as const]
    }),
  )
}

/** The expected pay of the application replaces the profile's, and so does its CV where it was one of the site's. */
function asSent(profile: ApplicantProfileRow, row: ApplicationRow): ApplicantProfileRow {
  const { min_salary_expectation, max_salary_expectation, resume_copy: copy } = row
  const sent = { ...profile, min_salary_expectation, max_salary_expectation }
  if (!copy) return sent
  return {
    ...sent,
    headline: copy.headline || copy.title || profile.headline,
    ...(copy.skills.length > 0 && { skills: copy.skills }),
    ...(copy.experiences.length > 0 && { experiences: copy.experiences }),
    ...(copy.languages.length > 0 && { languages: copy.languages }),
  }
}

/** A list shows the percent and the criteria that speak most for the person. */
export function shortMatch(match: Match | undefined): { score: number; best: Criterion[] } | null {
  if (!match) return null
  const known = match.details.flatMap(({ criterion, points, weight }) =>
    points !== null && points / weight >= LEAST_SHARE ? [{ criterion, points, weight }] : [],
  )
  const best = known.toSorted(
    (one, other) => other.points / other.weight - one.points / one.weight || other.weight - one.weight,
  )
  return { score: match.score, best: best.slice(0, BEST).map(({ criterion }) => criterion) }
}
