import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { replace } from '#src/shell/api/refresh.ts'
import { subscriptionKeys } from '../../payments/web/query-keys.ts'
import type { cancelSubscription, resumeSubscription, showSubscription } from '../contract.ts'

export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKeys.overview,
  queryFn: async ({ signal }) =>
    (await call<typeof showSubscription>('GET /api/recruiter/subscription', { signal })).data,
  retry: false,
  meta: { followsNews: true },
})

/** Lets the subscription run to its end, or takes that back. */
export function useCancelSubscription() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isCancelled: boolean) =>
      isCancelled
        ? call<typeof cancelSubscription>('PUT /api/recruiter/subscription/cancellation')
        : call<typeof resumeSubscription>('DELETE /api/recruiter/subscription/cancellation'),
    onSuccess: ({ data }) => replace(client, subscriptionQuery, data),
  })
}
