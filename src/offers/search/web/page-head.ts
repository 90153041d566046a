import { feedHref } from '#src/offers/web/feed-address.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { describePage } from '#src/shell/page-head.ts'
import { type SearchParams, valuesOf } from '#src/ui/search-params.ts'
import type { Criteria, listOffers } from '../contract.ts'
import { countOf } from './words.ts'

/** The head of a list of offers, for search engines and shared links. */
export function headOfList(found: ReplyOf<typeof listOffers>, title: string, origin: string) {
  const { criteria, meta, total_is_exact } = found
  const summary = `${countOf({ total: meta.total, total_is_exact })} sur ${APP_NAME}\u00A0: salaires, contrats et délais de réponse annoncés par les sociétés.`
  const { meta: tags, links } = describePage({
    title,
    summary,
    address: origin + (found.landing?.path ?? canonicalOf(criteria)),
    isIndexed: isIndexable(criteria, meta.current_page),
  })
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${title}, flux RSS`,
    href: origin + feedHref(searchOf(criteria)),
  }
  return { meta: tags, links: [...links, feed] }
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

/** The search that was understood, as its address has it. */
function searchOf({ keywords, applied }: Criteria): SearchParams {
  const search: SearchParams = keywords ? { keywords } : {}
  for (const { filter, value } of applied) search[filter] = [...valuesOf(search, filter), value]
  return search
}
