import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showSiteFigures } from '../contract.ts'
import { siteFigureKeys } from './query-keys.ts'

export const siteFiguresQuery = queryOptions({
  queryKey: siteFigureKeys.all,
  queryFn: async ({ signal }) =>
    (await call<typeof showSiteFigures>('GET /api/site-figures', { signal })).data,
})
