import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { profileKeys } from '#src/profiles/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listHidden, listSuggestions } from '../contract.ts'
import type { SuggestionFilter } from '../shared/filters.ts'
import { suggestionKeys } from './query-keys.ts'

export type Suggestions = ReplyOf<typeof listSuggestions>

const PATH = '/candidat/suggestions-offres'

const FILTER_SLUGS: Record<SuggestionFilter, string> = {
  all: '',
  new: 'nouvelles',
  town: 'ville',
  remote: 'teletravail',
  paid: 'salaire',
}

export function viewOf({ filtre, page }: SearchParams): { filter: SuggestionFilter; page: number } {
  const named = Object.entries(FILTER_SLUGS).find(([, slug]) => slug === filtre && slug !== '')
  const filter = (named?.[0] ?? 'all') as SuggestionFilter
  return { filter, page: Math.max(1, Math.trunc(Number(page)) || 1) }
}

export function hrefOf({ filter, page }: ReturnType<typeof viewOf>): string {
  const query = new URLSearchParams()
  if (filter !== 'all') query.set('filtre', FILTER_SLUGS[filter])
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

export const suggestionsQuery = ({ filter, page }: ReturnType<typeof viewOf>) =>
  queryOptions({
    queryKey: suggestionKeys.list(filter, page),
    queryFn: ({ signal }) =>
      call<typeof listSuggestions>('GET /api/applicant/suggestions', { query: { filter, page }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { shows: [offerKeys.all, profileKeys.all] },
  })

export const hiddenQuery = queryOptions({
  queryKey: suggestionKeys.hidden,
  queryFn: async ({ signal }) =>
    (await call<typeof listHidden>('GET /api/applicant/hidden-suggestions', { signal })).data,
  staleTime: 0,
})
