import { APP_NAME } from '#src/shared/app-name.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { Criteria, listOffers } from '../contract.ts'
import { countOf } from './words.ts'

/** The head of a list of offers, for search engines and shared links. */
export function headOfList(found: ReplyOf<typeof listOffers>, title: string, origin: string) {
  const { criteria, meta, total_is_exact } = found
  const summary = `${countOf({ total: meta.total, total_is_exact })} sur ${APP_NAME}\u00A0: salaires, contrats et délais de réponse annoncés par les sociétés.`
  return describePage({
    title,
    summary,
    address: origin + (found.landing?.path ?? canonicalOf(criteria)),
    isIndexed: isIndexable(criteria, meta.current_page),
  })
}

/** Search engines should not index the endless combinations of filters, so a page has at most one. */
function isIndexable(criteria: Criteria, page: number): boolean {
  return criteria.applied.length + (criteria.keywords ? 1 : 0) < 2 && page === 1 && !criteria.around
}

/** The canonical address: that of the whole list, or of one sector or town. */
function canonicalOf({ keywords, applied, min_salary, around }: Criteria): string {
  if (around && !keywords && applied.length === 1) return `/offres?city=${around.id}`
  const [only, ...others] = applied
  const landing = only && (only.filter === 'activity_area' || only.filter === 'city')
  if (keywords || min_salary !== null || others.length || !landing) return '/offres'
  return `/offres?${new URLSearchParams({ [only.filter]: only.value })}`
}
