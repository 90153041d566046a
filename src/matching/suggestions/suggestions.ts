import { withNeighbours } from '#src/occupations/neighbourhood.ts'
import type { ApplicationFacts } from '#src/offers/application-facts.ts'
import { listFittingOffers } from '#src/offers/search/fitting-offers.ts'
import type { Database } from '#src/platform/database.ts'
import { type ApplicantProfileRow, findApplicantProfile } from '#src/profiles/profiles.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { Match } from '../scoring/contract.ts'
import { type ProfileCriteria, readOffer, readProfile } from '../scoring/criteria.ts'
import { isUnrelated } from '../scoring/relatedness.ts'
import { scoreMatch } from '../scoring/score.ts'
import { isBeyondMobility } from '../scoring/shared/criteria.ts'
import { tradeOf } from '../scoring/titles.ts'
import { findHiddenIds } from './hiding.ts'
import { MOST_SUGGESTED } from './shared/filters.ts'

/** Offers below this score are not worth a person's time. */
const LEAST_SCORE = 50

type Facts = Pick<ApplicationFacts, 'listApplied'>
type FittingOffer = Awaited<ReturnType<typeof listFittingOffers>>[number]

export interface SuggestedOffer {
  offer: FittingOffer
  match: Match
}

/**
 * Finds the open offers that fit a person, those that it can reach before the others, best first, without those that it applied to or hid. The list is computed at
 * each call from some three hundred candidates, so that it is true of the profile and the offers at this moment.
 */
export async function findSuggestions(
  database: Database,
  facts: Facts,
  { userId, now, since }: { userId: number; now: Date; since?: Date },
): Promise<{ profile: ApplicantProfileRow | null; hidden: HiddenIds; suggested: SuggestedOffer[] }> {
  const [profile, hidden] = await Promise.all([
    findApplicantProfile(database, userId),
    findHiddenIds(database, userId),
  ])
  if (!profile) return { profile, hidden, suggested: [] }
  const criteria = readProfile(profile, dayAt(now))
  const found = await listFittingOffers(database, { ...wantedBy(criteria), since }, now)
  const applied = await facts.listApplied(
    database,
    userId,
    found.map(({ id }) => id),
  )
  const kept = found.filter(
    ({ id, company_id }) => !applied.has(id) && !hidden.offers.has(id) && !hidden.companies.has(company_id),
  )
  return { profile, hidden, suggested: scoreAll(criteria, kept) }
}

type HiddenIds = Awaited<ReturnType<typeof findHiddenIds>>

/** Offers beyond the person's mobility stand after the others, however well they fit. */
function scoreAll(profile: ProfileCriteria, found: readonly FittingOffer[]): SuggestedOffer[] {
  const scored = found.flatMap((offer) => {
    const pair = { profile, offer: readOffer(offer), reader: 'applicant' as const }
    const match = scoreMatch(pair)
    if (match.score === null || match.score < LEAST_SCORE || isUnrelated(pair, match)) return []
    return [{ offer, match }]
  })
  const sorted = scored.toSorted(
    (one, other) => other.match.score - one.match.score || compareByNewest(one.offer, other.offer),
  )
  const { reached = [], beyond = [] } = Object.groupBy(sorted, ({ match }) =>
    isBeyondMobility(match) ? 'beyond' : 'reached',
  )
  return [...reached, ...beyond].slice(0, MOST_SUGGESTED)
}

function compareByNewest(one: FittingOffer, other: FittingOffer): number {
  return Number(other.published_at) - Number(one.published_at) || other.id - one.id
}

function wantedBy(profile: ProfileCriteria) {
  const [title, ...former] = profile.titles
  return {
    title: title?.words ?? [],
    trade: title ? tradeOf(title) : null,
    others: [...former.slice(0, 2), ...profile.skills].flatMap(({ words }) => words),
    occupations: withNeighbours(profile.occupation_code),
    activity_area_id: profile.activity_area_id,
    city_ids: townsOf(profile),
  }
}

function townsOf({ city_id, mobility, mobility_city_ids }: ProfileCriteria): number[] {
  const own = city_id === null ? undefined : REFERENCE.cities.get(city_id)
  if (!own) return mobility_city_ids
  const around = [...REFERENCE.cities.values()].filter(
    (city) => city.id === own.id || (mobility === 'region' && city.region_id === own.region_id),
  )
  return [...new Set([...around.map(({ id }) => id), ...mobility_city_ids])]
}
