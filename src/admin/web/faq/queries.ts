import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { FaqGroup } from '#src/content/faq/shared/groups.ts'
import { call } from '#src/shell/api/api.ts'
import type {
  createFaqQuestion,
  FaqDesk,
  FaqRow,
  listFaqQuestions,
  orderFaqGroup,
  saveFaqQuestion,
  showFaqQuestion,
} from '../../faq/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export interface QuestionValues {
  group: FaqGroup
  question: string
  answer: string
  is_published: boolean
}

export const faqQuery = queryOptions({
  queryKey: deskKeys.faq,
  queryFn: async () => (await call<typeof listFaqQuestions>('GET /api/admin/faq')).data,
})

export const faqQuestionQuery = (id: number) =>
  queryOptions({
    queryKey: deskKeys.faqQuestion(id),
    queryFn: async () =>
      (await call<typeof showFaqQuestion>('GET /api/admin/faq/:id', { params: { id } })).data,
    staleTime: 0,
  })

export async function createQuestion(body: { group: string; question: string }): Promise<number> {
  return (
    await call<typeof createFaqQuestion>('POST /api/admin/faq', {
      body: body as { group: FaqGroup } & typeof body,
    })
  ).data.id
}

/** Saves what was written, as a change of the question of this version. */
export function useSaveQuestion(id: number) {
  const client = useQueryClient()
  return async (values: QuestionValues, version: number): Promise<FaqDesk> => {
    const body = { ...values, version }
    const { data } = await call<typeof saveFaqQuestion>('PUT /api/admin/faq/:id', { params: { id }, body })
    client.setQueryData(faqQuestionQuery(id).queryKey, data)
    await client.invalidateQueries({ queryKey: deskKeys.faq, exact: true })
    return data
  }
}

/** Puts the questions of a group in another order, which the list shows at once. */
export function useOrder(group: FaqGroup) {
  const client = useQueryClient()
  return async (rows: readonly FaqRow[]) => {
    const before = client.getQueryData(faqQuery.queryKey) ?? []
    client.setQueryData(faqQuery.queryKey, [...before.filter((row) => row.group !== group), ...rows])
    const body = { ids: rows.map(({ id }) => id) }
    try {
      await call<typeof orderFaqGroup>('PUT /api/admin/faq/groups/:group/order', { params: { group }, body })
    } finally {
      await client.invalidateQueries({ queryKey: deskKeys.faq, exact: true })
    }
  }
}
