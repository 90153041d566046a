import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calendarKeys } from '#src/calendar/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type * as contract from '../contract.ts'

export const subscriptionQuery = queryOptions({
  queryKey: calendarKeys.subscription,
  queryFn: async ({ signal }) =>
    (await call<typeof contract.showSubscription>('GET /api/calendar/subscription', { signal })).data,
})

export function useChangeSubscription() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: 'renew' | 'revoke') =>
      change === 'renew'
        ? call<typeof contract.renewSubscription>('PUT /api/calendar/subscription')
        : call<typeof contract.revokeSubscription>('DELETE /api/calendar/subscription'),
    onSuccess: () => refresh(client, calendarKeys.subscription),
  })
}
