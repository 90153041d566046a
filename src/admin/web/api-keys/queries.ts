import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { createApiKey, listApiKeys, revokeApiKey } from '../../api-keys/contract.ts'
import { deskKeys } from '../desk/query-keys.ts'

export const apiKeysQuery = queryOptions({
  queryKey: deskKeys.apiKeys,
  queryFn: async () => (await call<typeof listApiKeys>('GET /api/admin/api-keys')).data,
})

/** Makes a key. @returns the key itself, which no later answer has */
export async function createKey(body: { partner: string; requests_a_day: string }): Promise<string> {
  const given = { ...body, requests_a_day: Number(body.requests_a_day) }
  return (await call<typeof createApiKey>('POST /api/admin/api-keys', { body: given })).data.key
}

export function useRevocation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof revokeApiKey>('DELETE /api/admin/api-keys/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: deskKeys.apiKeys }),
  })
}
