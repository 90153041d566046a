import { REFERENCE } from '#src/reference/reference.ts'
import type { Criteria } from './contract.ts'
import { relaxCriteria } from './read-criteria.ts'

interface Outcome {
  total: number
  widened: boolean
}

/** What gave way of what was read among the words: the place, or the other conditions. */
export type Relaxed = 'place' | 'conditions' | null

/**
 * Searches; where no offer fits all that was read among the words, searches without the place, then without the other conditions,
 * then without both. Filters that were chosen as such never give way.
 */
export async function searchRelaxed<Found extends Outcome>(
  criteria: Criteria,
  search: (criteria: Criteria) => Promise<Found>,
): Promise<{ found: Found; searched: Criteria; relaxed: Relaxed }> {
  const found = await search(criteria)
  const asAsked = { found, searched: criteria, relaxed: null }
  if (fits(found)) return asAsked
  let nearest: { found: Found; searched: Criteria; relaxed: Relaxed } = asAsked
  // Who asks for a training or a pay wants near work of that kind before other work without it; a trade elsewhere is nearer.
  const ways = waysToRelax(criteria).filter(({ relaxed }) => found.total === 0 || relaxed === 'place')
  for (const { relaxed, filters } of ways) {
    const searched = relaxCriteria(criteria, filters)
    const other = { found: await search(searched), searched, relaxed }
    if (fits(other.found)) return other
    if (nearest.found.total === 0) nearest = other
  }
  return nearest.found.total > 0 ? nearest : asAsked
}

const fits = ({ total, widened }: Outcome): boolean => total > 0 && !widened

function waysToRelax({ read, keywords }: Criteria): { relaxed: Relaxed; filters: string[] }[] {
  const filters = [...new Set(read.map(({ filter }) => filter))]
  const others = filters.filter((filter) => filter !== 'city')
  const hasPlace = filters.includes('city')
  const ways: { relaxed: Relaxed; filters: string[] }[] = [
    ...(hasPlace ? [{ relaxed: 'place' as const, filters: ['city'] }] : []),
    ...(others.length > 0 ? [{ relaxed: 'conditions' as const, filters: others }] : []),
    ...(hasPlace && others.length > 0 ? [{ relaxed: 'conditions' as const, filters }] : []),
  ]
  // Without words and without conditions any offer would be as near.
  return keywords ? ways : ways.filter((way) => way.filters.length < filters.length)
}

/** The town from which distances are told in a list that goes beyond it. */
export function townLeft({ read, around }: Criteria, relaxed: Relaxed): number | null {
  if (around) return around.id
  const [place, other] = read.filter(({ filter }) => filter === 'city')
  return relaxed === 'place' && place && !other && REFERENCE.cities.has(Number(place.value))
    ? Number(place.value)
    : null
}
