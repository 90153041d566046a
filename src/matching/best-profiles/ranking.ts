import { withNeighbours } from '#src/occupations/neighbourhood.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { Match } from '../scoring/contract.ts'
import { type OfferCriteria, readProfile } from '../scoring/criteria.ts'
import { scoreMatch } from '../scoring/score.ts'
import { tradeOf } from '../scoring/titles.ts'
import { type Candidate, preselect } from './preselection.ts'

/** A person who scores less is not shown. */
const LEAST_SCORE = 40
/** The list ends here, because a recruiter reads no more people for one offer. */
const MOST = 60

export interface RankedProfile {
  candidate: Candidate
  match: Match
}

/** Scores the people whom the company may find, and sorts them best first. */
export async function rankProfiles(
  database: Database,
  companyId: number,
  offer: OfferCriteria,
  now: Date,
): Promise<RankedProfile[]> {
  if (offer.activity_area_id === null) return []
  const candidates = await preselect(database, {
    company_id: companyId,
    activity_area_id: offer.activity_area_id,
    occupations: withNeighbours(offer.occupation_code),
    of_trade: (offer.title && tradeOf(offer.title)?.codes) ?? [],
    city_id: offer.city_id,
    skills: offer.skills.map(({ name }) => name),
  })
  const today = dayAt(now)
  const scored = candidates.flatMap((candidate) => {
    const profile = readProfile(candidate, today)
    const match = scoreMatch({ profile, offer, reader: 'recruiter' })
    return match.score !== null && match.score >= LEAST_SCORE ? [{ candidate, match }] : []
  })
  return scored.toSorted(compareRanked).slice(0, MOST)
}

function compareRanked(one: RankedProfile, other: RankedProfile): number {
  const at = ({ candidate }: RankedProfile) => candidate.updated_at?.getTime() ?? 0
  return (
    other.match.score - one.match.score ||
    at(other) - at(one) ||
    one.candidate.user_id - other.candidate.user_id
  )
}
