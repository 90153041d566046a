import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { answerPageKeys } from '#src/applications/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import type { AnswerPage, showAnswerPage } from '../contract.ts'

/** What a link of a mail answers; null for one that is unknown. */
export const answerPageQuery = (token: string) =>
  queryOptions({
    queryKey: answerPageKeys.one(token),
    queryFn: async ({ signal }) => {
      try {
        const route = 'GET /api/application-answers/:token'
        return (await call<typeof showAnswerPage>(route, { params: { token }, signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    retry: false,
    staleTime: 0,
  })

/** Shows what a press answered; where the application was changed meanwhile, the page says so instead of its form. */
export function useAnswered(token: string) {
  const client = useQueryClient()
  const { queryKey } = answerPageQuery(token)
  return async (press: Promise<{ data: AnswerPage }>) => {
    try {
      client.setQueryData(queryKey, (await press).data)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await client.invalidateQueries({ queryKey })
      throw error
    }
  }
}
