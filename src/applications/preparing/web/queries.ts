import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationKeys } from '#src/applications/web/query-keys.ts'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { listPreparedApplications, PreparedApplications, prepareApplication } from '../contract.ts'

/** The drafts that are there already, and how many may still be prepared today. */
export const preparedQuery = queryOptions({
  queryKey: applicationKeys.prepared,
  queryFn: ({ signal }) =>
    call<typeof listPreparedApplications>('GET /api/applicant/prepared-applications', { signal }),
  meta: { shows: [applicationKeys.lists, offerKeys.all] },
  staleTime: 0,
  retry: false,
})

export function usePrepare() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (offer_id: number) => {
      const body = { offer_id }
      return (await call<typeof prepareApplication>('POST /api/applicant/prepared-applications', { body }))
        .data
    },
    onSuccess: ({ offer_id, is_prepared, left_today }) => {
      // The popup opens in the next moment, and says at once what it opens on.
      client.setQueryData<PreparedApplications>(applicationKeys.prepared, (known) =>
        known
          ? {
              ...known,
              left_today,
              data: [...known.data.filter((each) => each.offer_id !== offer_id), { offer_id, is_prepared }],
            }
          : known,
      )
      void refresh(client, applicationKeys.lists, offerKeys.all)
    },
    // Another device may have used up the day, or begun this very application.
    onError: () => refresh(client, applicationKeys.prepared),
  })
}
