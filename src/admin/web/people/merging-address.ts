import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'

export const MERGING = '/personnes/reunir'

export interface MergingSearch {
  /** The number of the account that stays. */
  kept?: string
  /** That of the account that goes, once it is chosen. */
  merged?: string
}

export function readMergingSearch(raw: Record<string, unknown>): MergingSearch {
  return readFilters(raw, { kept: FILTERS.id, merged: FILTERS.id })
}

export function mergingHref({ kept, merged }: { kept: number; merged?: number }): string {
  return merged === undefined ? `${MERGING}?kept=${kept}` : `${MERGING}?kept=${kept}&merged=${merged}`
}
