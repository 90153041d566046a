import { withNeighbours } from '#src/occupations/neighbourhood.ts'
import type { FoundOffer } from '#src/offers/find-offer.ts'
import type { LandingLink } from '#src/offers/landing/contract.ts'
import { linkTo, listPages } from '#src/offers/landing/links.ts'
import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'

const MOST = 3

/** The occupations near that of an offer which hire in its town, with the page of each, those with the most offers first. */
export interface NeighbourTrades {
  city: string
  trades: LandingLink[]
}

/** Finds them among the pages of towns and occupations, which exist from three open offers on; null where none hires. */
export async function findNeighbourTrades(
  database: Database,
  offer: Pick<FoundOffer, 'occupation_code' | 'city_id' | 'is_abroad'>,
): Promise<NeighbourTrades | null> {
  const near = withNeighbours(offer.occupation_code).filter((code) => code !== offer.occupation_code)
  const city = named(REFERENCE.cities, offer.city_id)
  if (near.length === 0 || !city || offer.is_abroad) return null
  const wanted = { occupation_code: near, city_id: offer.city_id, activity_area_id: null }
  const trades = (await listPages(database, wanted, MOST)).map((page) => linkTo(page, 'occupation'))
  return trades.length > 0 ? { city: city.name, trades } : null
}
