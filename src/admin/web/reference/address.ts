import { CHANGED_LISTS, type ChangedList } from '#src/reference-changes/shared/lists.ts'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'

export const REFERENCE = '/referentiel'
/** The list of what is searched and not understood, beside the lists that repair it. */
export const FAILED = 'searches'

export interface ReferenceSearch {
  list?: ChangedList | typeof FAILED
  /** Part of a name. */
  q?: string
  /** The number of the entry whose form is open, or « new ». */
  edit?: string
  /** What a new entry begins with. */
  text?: string
}

export function readReferenceSearch(raw: Record<string, unknown>): ReferenceSearch {
  return readFilters(raw, {
    list: (value) => value === FAILED || CHANGED_LISTS.some((list) => list === value),
    q: FILTERS.text,
    edit: (value) => value === 'new' || FILTERS.id(value),
    text: FILTERS.text,
  })
}

export function referenceHref(search: ReferenceSearch): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value))
  return query.size > 0 ? `${REFERENCE}?${query}` : REFERENCE
}
