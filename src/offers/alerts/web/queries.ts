import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AlertFrequency } from '#src/offers/shared/labels.ts'
import { alertKeys, offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  changeAlert,
  confirmAlert,
  createAlert,
  deleteAlert,
  listAlerts,
  showConfirmation,
} from '../contract.ts'

export const alertsQuery = queryOptions({
  queryKey: alertKeys.list,
  queryFn: async ({ signal }) =>
    (await call<typeof listAlerts>('GET /api/applicant/alerts', { signal })).data,
  staleTime: 0,
})

export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: alertKeys.confirmation(token),
    queryFn: async ({ signal }) =>
      (await call<typeof showConfirmation>('GET /api/alerts/confirmation', { query: { token }, signal }))
        .data,
    retry: false,
  })

interface NewAlert {
  /** The search parameters of /offres. */
  search: Record<string, unknown>
  frequency: AlertFrequency
  /** Only guests give an address. */
  email?: string
}

/**
 * After each change the list of alerts and the offers are read again, since searches say whether they have an alert.
 */
function useAlertMutation<Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => refresh(client, alertKeys.list, offerKeys.all),
  })
}

export const useCreateAlert = () =>
  useAlertMutation(({ search, ...others }: NewAlert) =>
    call<typeof createAlert>('POST /api/alerts', { body: { ...search, ...others } as never }),
  )

export const useChangeAlert = (id: number) =>
  useAlertMutation((body: { frequency: AlertFrequency; paused: boolean }) =>
    call<typeof changeAlert>('PUT /api/applicant/alerts/:id', { params: { id }, body }),
  )

export const useDeleteAlert = () =>
  useAlertMutation((id: number) =>
    call<typeof deleteAlert>('DELETE /api/applicant/alerts/:id', { params: { id } }),
  )

export const useConfirmAlert = (token: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof confirmAlert>('PUT /api/alerts/confirmation', { body: { token } }),
    onSuccess: ({ data }) => client.setQueryData(confirmationQuery(token).queryKey, data),
  })
}
