import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { endOtherSessions, endSession, listSessions } from '../contract.ts'

export const devicesQuery = queryOptions({
  queryKey: ['security', 'devices'],
  queryFn: ({ signal }) => call<typeof listSessions>('GET /api/user/sessions', { signal }),
  staleTime: 0,
})

export function useEndDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call<typeof endSession>('DELETE /api/user/sessions/:id', { params: { id } }),
    // Refused because it ended meanwhile: the list must say so too.
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

export function useEndOtherDevices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof endOtherSessions>('DELETE /api/user/sessions'),
    onSuccess: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
