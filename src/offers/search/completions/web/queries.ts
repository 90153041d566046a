import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { completeSearch } from '../contract.ts'

/** What the words typed so far may become; what was shown stays until the next is there. */
export const completionsQuery = (typed: string) =>
  queryOptions({
    queryKey: offerKeys.completions(typed),
    queryFn: ({ signal }) =>
      call<typeof completeSearch>('GET /api/offers/completions', { query: { typed }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    // One that was lost on its way, or turned away by a busy server, is asked once more while it is of use.
    retry: 1,
  })
