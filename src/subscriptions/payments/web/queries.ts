import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import type {
  cancelPayment,
  declarePayment,
  listPayments,
  orderPlan,
  PaymentDetail,
  retryPayment,
  showPayment,
} from '../contract.ts'
import type { Declaration } from '../shared/declaration.ts'
import type { PaymentMethod } from '../shared/methods.ts'
import type { PaymentSearch } from './filters.ts'
import { paymentKeys, subscriptionKeys } from './query-keys.ts'

/** How often a payment that waits for a decision is asked for again, so that its state moves by itself. */
const WAITING_MS = 20_000
/** The same while an operator is asked to take it, which ends within minutes. */
const CHARGING_MS = 5_000

export const paymentsQuery = (search: PaymentSearch) =>
  queryOptions({
    queryKey: paymentKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listPayments>('GET /api/recruiter/payments', { query: search as never, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    meta: { followsNews: true },
  })

export const paymentQuery = (id: number) =>
  queryOptions({
    queryKey: paymentKeys.one(id),
    queryFn: async ({ signal }) =>
      (await call<typeof showPayment>('GET /api/recruiter/payments/:id', { params: { id }, signal })).data,
    retry: false,
    refetchInterval: ({ state: { data } }) => {
      if (data?.is_charging) return CHARGING_MS
      return data?.status === 'pending' && data.declared_at ? WAITING_MS : false
    },
    meta: { followsNews: true },
  })

/** Whatever changes a payment: the answer is shown at once, and what hangs on it is read again. */
function usePaymentChange<Given>(mutationFn: (given: Given) => Promise<{ data: PaymentDetail }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async ({ data }) => {
      await replace(client, paymentQuery(data.id), data)
      // Not waited for: what is read again may take the form away before it has led on.
      void refresh(client, paymentKeys.all, subscriptionKeys.all)
    },
  })
}

export const useOrder = () =>
  usePaymentChange((body: Parameters<typeof bodyOf>[0]) =>
    call<typeof orderPlan>('POST /api/recruiter/payments', { body: bodyOf(body) }),
  )

const bodyOf = (body: {
  plan: 'silver' | 'gold' | 'premium'
  period: 'monthly' | 'quarterly' | 'yearly'
  payment_method: PaymentMethod
  amount: number
}) => body

export const useDeclare = (id: number) =>
  usePaymentChange((body: Declaration) =>
    call<typeof declarePayment>('PUT /api/recruiter/payments/:id/declaration', {
      params: { id },
      body,
      multipart: true,
    }),
  )

export const useCancelPayment = (id: number) =>
  usePaymentChange((_: undefined) =>
    call<typeof cancelPayment>('PUT /api/recruiter/payments/:id/cancellation', { params: { id } }),
  )

export const useRetry = (id: number) =>
  usePaymentChange((payment_method: PaymentMethod) =>
    call<typeof retryPayment>('POST /api/recruiter/payments/:id/retry', {
      params: { id },
      body: { payment_method },
    }),
  )
