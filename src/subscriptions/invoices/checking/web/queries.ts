import { queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { checkInvoice } from '../contract.ts'
import { checkedInvoiceKeys } from './query-keys.ts'

export const checkedInvoiceQuery = (code: string) =>
  queryOptions({
    queryKey: checkedInvoiceKeys.one(code),
    queryFn: async ({ signal }) =>
      (await call<typeof checkInvoice>('GET /api/invoices/:code', { params: { code }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
