const PAGE = '/dashboard/recruteur/candidatures/comparer'
/** Side by side, as the comparison shows them. */
export const MOST_COMPARED = 3

/** The applications that an address names, each once, three at most. */
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
