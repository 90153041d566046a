import { findOccupation } from './taxonomy.ts'

/** How near two occupations are: near are those whose titles share words, mostly in one professional domain, and those that people move between. */
export function neighbourhood(one: string | null, other: string | null): 'same' | 'near' | null {
  const occupation = findOccupation(one)
  if (!occupation || other === null) return null
  if (one === other) return 'same'
  return occupation.near.includes(other) ? 'near' : null
}

/** The codes of an occupation and of those near it; none without one. */
export function withNeighbours(code: string | null): string[] {
  const occupation = findOccupation(code)
  return occupation ? [occupation.code, ...occupation.near] : []
}
