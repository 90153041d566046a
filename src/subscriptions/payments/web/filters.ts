import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'
import { PAYMENT_CATEGORIES, PAYMENT_METHODS } from '../shared/methods.ts'
import { PAYMENT_STATUSES } from '../shared/statuses.ts'

/** What the list of payments is asked for in its address, by the names of the specification. */
export interface PaymentSearch {
  page?: string
  status?: string
  payment_method?: string
  category?: string
  created_at?: string
  start_date?: string
  end_date?: string
  sort_by_date?: string
}

const upTo = (most: number) => (value: string) => Number(value) >= 1 && Number(value) <= most

export function readPaymentSearch(raw: SearchParams): PaymentSearch {
  return readFilters(raw as Record<string, unknown>, {
    page: FILTERS.page,
    status: (value) => PAYMENT_STATUSES.some((each) => each === value),
    payment_method: upTo(PAYMENT_METHODS.length),
    category: upTo(PAYMENT_CATEGORIES.length),
    created_at: FILTERS.day,
    start_date: FILTERS.day,
    end_date: FILTERS.day,
    sort_by_date: FILTERS.order,
  })
}

export const SUBSCRIPTION = '/dashboard/recruteur/compagnie/abonnement'
export const PAYMENTS = '/dashboard/recruteur/compagnie/paiements'
export const paymentHref = (id: number) => `${SUBSCRIPTION}/paiements/${id}`
/** The popup in which a payment is made, at an address of its own. */
export const paymentFileHref = (id: number) => `${paymentHref(id)}/PopupPaymentFile`

export function paymentsHref(search: PaymentSearch): string {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value))
  return query.size > 0 ? `${PAYMENTS}?${query}` : PAYMENTS
}

/** The address of the file that has all payments of these filters. */
export function exportHref({ page: _, ...filters }: PaymentSearch): string {
  return `/api/recruiter/payments/export${stringifySearch(filters)}`
}
