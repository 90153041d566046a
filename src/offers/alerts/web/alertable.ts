import type { FoundOffers } from '#src/offers/search/web/queries.ts'
import { searchLabel } from '#src/offers/shared/labels.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import type { SearchParams } from '#src/ui/search-params.ts'

/** Whether an alert can be made of this search by whoever looks at it. */
export function useAlertable({ criteria, alert }: FoundOffers): boolean {
  const user = useUser()
  const asks = Boolean(criteria.keywords) || criteria.applied.length > 0
  return asks && !alert && (user === null || user.userable_type === 'applicant')
}

/** What an alert would be made of, and in words: those that were searched, not the mistyped ones. */
export function wantedOf({ criteria, corrected_keywords }: FoundOffers, search: SearchParams) {
  const { page: _page, sort: _sort, ...others } = search
  const keywords = corrected_keywords ?? criteria.keywords
  const wanted: SearchParams = corrected_keywords ? { ...others, keywords: corrected_keywords } : others
  return { label: searchLabel({ keywords, applied: criteria.applied }), search: wanted }
}
