import type { FoundOffers } from '#src/offers/search/web/queries.ts'
import { searchLabel } from '#src/offers/shared/labels.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

/**
 * Whether the reader may create an alert on this search: guests and applicants may, unless it has one or asks for
 * nothing.
 */
export function useAlertable({ criteria, alert }: FoundOffers): boolean {
  const user = useUser()
  const asks = Boolean(criteria.keywords) || criteria.applied.length > 0
  return asks && !alert && (user === null || user.userable_type === 'applicant')
}

/** The search that an alert would watch, and its label. Corrected keywords take the place of mistyped ones. */
export function alertSearchOf({ criteria, corrected_keywords }: FoundOffers, search: SearchParams) {
  const { page: _page, sort: _sort, ...others } = search
  const keywords = corrected_keywords ?? criteria.keywords
  const wanted: SearchParams = corrected_keywords ? { ...others, keywords: corrected_keywords } : others
  return { label: searchLabel({ keywords, applied: criteria.applied }), search: wanted }
}
