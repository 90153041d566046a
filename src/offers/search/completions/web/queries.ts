import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { completeSearch } from '../contract.ts'

/** The completions of the words typed so far. The last ones stay on the screen until the next have come. */
export const completionsQuery = (typed: string) =>
  queryOptions({
    queryKey: offerKeys.completions(typed),
    queryFn: ({ signal }) =>
      call<typeof completeSearch>('GET /api/offers/completions', { query: { typed }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // A completion is of use for a moment only, so it is retried once.
    retry: 1,
  })
