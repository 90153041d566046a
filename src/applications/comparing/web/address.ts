const PAGE = '/dashboard/recruteur/candidatures/comparer'
export const MOST_COMPARED = 3

/** Reads the applications that an address names, each once, and three at most. */
export function readIds(raw: unknown): number[] {
  const ids = String(raw ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED)
}

export function comparisonHref(ids: readonly number[]): string {
  return ids.length > 0 ? `${PAGE}?ids=${ids.join(',')}` : PAGE
}

export const isFull = (chosen: readonly unknown[]) => chosen.length >= MOST_COMPARED
