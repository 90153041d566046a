import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { recogniseOccupation } from '../contract.ts'
import { occupationKeys } from './query-keys.ts'

export const occupationQuery = (title: string, code: string) =>
  queryOptions({
    queryKey: occupationKeys.recognised(title, code),
    queryFn: async ({ signal }) =>
      (await call<typeof recogniseOccupation>('GET /api/occupations', { query: { title, code }, signal }))
        .data,
    enabled: title.length > 1 || code.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  })
