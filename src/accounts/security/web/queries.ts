import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { securityKeys } from '#src/accounts/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { endOtherSessions, endSession, listSessions } from '../contract.ts'

export const devicesQuery = queryOptions({
  queryKey: securityKeys.devices,
  queryFn: ({ signal }) => call<typeof listSessions>('GET /api/user/sessions', { signal }),
  staleTime: 0,
})

export function useEndDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call<typeof endSession>('DELETE /api/user/sessions/:id', { params: { id } }),
    // A device that has ended already is refused, and then the list is out of date.
    onSettled: () => refresh(client, securityKeys.devices),
  })
}

export function useEndOtherDevices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof endOtherSessions>('DELETE /api/user/sessions'),
    onSuccess: () => refresh(client, securityKeys.devices),
  })
}
