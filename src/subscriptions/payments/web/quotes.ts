import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { listQuotes } from '../contract.ts'
import { subscriptionKeys } from './query-keys.ts'

export const quotesQuery = queryOptions({
  queryKey: subscriptionKeys.quotes,
  queryFn: ({ signal }) => call<typeof listQuotes>('GET /api/recruiter/subscription/quotes', { signal }),
  retry: false,
})
