import { queryOptions } from '@tanstack/react-query'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import type { compareApplications } from '../contract.ts'

export const comparisonQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: recruiterApplicationKeys.comparison(ids),
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(',') }
      return (await call<typeof compareApplications>('GET /api/recruiter/comparison', { query, signal })).data
    },
    staleTime: 0,
    enabled: ids.length > 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400),
    // Colleagues change and rate applications, too.
    meta: { followsNews: true },
  })
