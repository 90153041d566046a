import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { calendarKeys } from '#src/calendar/web/query-keys.ts'
import { type ApiError, call } from '#src/shell/api/api.ts'
import { replace } from '#src/shell/api/refresh.ts'
import type * as contract from '../contract.ts'

const NONE: contract.Subscription = { url: null, created_at: null }

export const subscriptionQuery = queryOptions({
  queryKey: calendarKeys.subscription,
  queryFn: async ({ signal }) =>
    (await call<typeof contract.showSubscription>('GET /api/calendar/subscription', { signal })).data,
})

export function useChangeSubscription() {
  const client = useQueryClient()
  return useMutation<contract.Subscription, ApiError, 'renew' | 'revoke'>({
    mutationFn: async (change) => {
      if (change === 'renew')
        return (await call<typeof contract.renewSubscription>('PUT /api/calendar/subscription')).data
      await call<typeof contract.revokeSubscription>('DELETE /api/calendar/subscription')
      return NONE
    },
    // The reply holds the new address, so it is shown at once, even if reading it again would fail.
    onSuccess: (subscription) => replace(client, subscriptionQuery, subscription),
  })
}
