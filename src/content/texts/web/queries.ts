import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showPageText } from '../contract.ts'
import type { TextPageName } from '../shared/pages.ts'
import { pageTextKeys } from './query-keys.ts'

/** What a page says, or said in another version. @param version its number as the address has it, empty for the present one */
export const pageTextQuery = (page: TextPageName, version = '') =>
  queryOptions({
    queryKey: pageTextKeys.one(page, version),
    queryFn: async ({ signal }) =>
      (
        await call<typeof showPageText>('GET /api/page-texts/:page', {
          params: { page },
          ...(version && { query: { version: Number(version) || undefined } }),
          signal,
        })
      ).data,
  })
