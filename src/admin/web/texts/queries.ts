import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { TextPageName } from '#src/content/texts/shared/pages.ts'
import { call } from '#src/shell/api/api.ts'
import type { changePageText, showWrittenText, TextDesk } from '../../texts/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export interface TextValues {
  lead: string
  body: string
  effective_on: string
  note: string
}

export const writtenTextQuery = (page: TextPageName) =>
  queryOptions({
    queryKey: deskKeys.pageText(page),
    queryFn: async () =>
      (await call<typeof showWrittenText>('GET /api/admin/page-texts/:page', { params: { page } })).data,
    staleTime: 0,
  })

/** Gives the page another text, made from the version that was seen. */
export function useTextChange(page: TextPageName) {
  const client = useQueryClient()
  return async (values: TextValues, seen_id: number): Promise<TextDesk> => {
    const body = { ...values, effective_on: values.effective_on || null, seen_id }
    const { data } = await call<typeof changePageText>('PUT /api/admin/page-texts/:page', {
      params: { page },
      body,
    })
    client.setQueryData(writtenTextQuery(page).queryKey, data)
    return data
  }
}
