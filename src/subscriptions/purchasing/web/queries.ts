import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import type { orderSponsoring } from '../../payments/contract.ts'
import type { PaymentMethod } from '../../payments/shared/methods.ts'
import { paymentKeys, subscriptionKeys } from '../../payments/web/query-keys.ts'
import type { showSponsoringCredits, sponsorWithCredits } from '../../sponsoring/contract.ts'
import type { SponsoringDays } from '../../sponsoring/shared/sponsorings.ts'
import { offerSponsoringsQuery } from '../../sponsoring/web/queries.ts'

export const creditsQuery = queryOptions({
  queryKey: subscriptionKeys.credits,
  queryFn: async ({ signal }) =>
    (await call<typeof showSponsoringCredits>('GET /api/recruiter/sponsoring-credits', { signal })).data,
  retry: false,
})

export function useSponsorWithCredits(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (days: SponsoringDays) =>
      call<typeof sponsorWithCredits>('POST /api/recruiter/offers/:id/sponsorings', {
        params: { id },
        body: { days },
      }),
    // Not waited for, here and below: what is shown anew takes the form away before it has said or led on.
    onSuccess: ({ data }) => {
      void replace(client, offerSponsoringsQuery(id), data).then(() =>
        refresh(client, managedOfferKeys.all, subscriptionKeys.all),
      )
    },
  })
}

export function useOrderSponsoring(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { days: SponsoringDays; payment_method: PaymentMethod; amount: number }) =>
      call<typeof orderSponsoring>('POST /api/recruiter/offers/:id/sponsoring-payments', {
        params: { id },
        body,
      }),
    onSuccess: () => void refresh(client, paymentKeys.all, subscriptionKeys.all, managedOfferKeys.all),
  })
}
