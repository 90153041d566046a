import { findOccupation } from './taxonomy.ts'

/**
 * Says how near two occupations are. Near ones have titles that share words, mostly in one professional domain, or are
 * ones that people move between.
 */
export function neighbourhood(one: string | null, other: string | null): 'same' | 'near' | null {
  const occupation = findOccupation(one)
  if (!occupation || other === null) return null
  if (one === other) return 'same'
  return occupation.near.includes(other) ? 'near' : null
}

/** Lists the codes of an occupation and of those near it; empty without one. */
export function withNeighbours(code: string | null): string[] {
  const occupation = findOccupation(code)
  return occupation ? [occupation.code, ...occupation.near] : []
}
