import type { OfferRow } from '#src/offers/open.ts'
import { listComparedOffers } from '#src/offers/search/fitting-offers.ts'
import type { Database } from '#src/platform/database.ts'
import { type OfferCriteria, type ProfileCriteria, readOffer } from '../scoring/criteria.ts'
import { scoreMatch } from '../scoring/score.ts'

/**
 * Sorts the offers by the score that a person made to measure for this offer would get on each. Equal scores keep the
 * order of `ids`.
 */
export async function rankSimilar(database: Database, offer: OfferRow, ids: number[]): Promise<number[]> {
  const profile = idealFor(readOffer(offer))
  const rows = await listComparedOffers(database, ids)
  const scores = new Map(
    rows.map((row) => {
      const { score } = scoreMatch({ profile, offer: readOffer(row), reader: 'applicant' })
      return [row.id, score ?? 0]
    }),
  )
  return ids.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}

const NO_EVIDENCE = {
  titles: new Set<string>(),
  trade: new Set<string>(),
  duties: () => [],
  licences: () => new Set<string>(),
}

/** The ideal person has all that the offer asks for, lives in its town and looks for its contract and pay. */
function idealFor(offer: OfferCriteria): ProfileCriteria {
  const { occupation_code, activity_area_id, skills, languages, city_id, job_level_id, contract_id } = offer
  return {
    occupation_code,
    activity_area_id,
    skills,
    languages,
    city_id,
    job_level_id,
    titles: offer.title ? [offer.title] : [],
    evidence: () => NO_EVIDENCE,
    mobility: 'region',
    mobility_city_ids: [],
    accepts_remote: offer.work_mode === 'remote',
    experience_years: offer.experience_min_years,
    contract_ids: contract_id === null ? [] : [contract_id],
    min_salary_expectation: offer.min_salary,
    max_salary_expectation: offer.max_salary,
  }
}
