import { OFFER_STATES, type OfferState } from '#src/offers/life/shared/transitions.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'

/** The filters of a company's offers, as the address carries them; an absent one does not filter. */
export interface OffersSearch {
  page?: string
  title?: string
  status?: OfferState
  start_date?: string
  end_date?: string
  isFreeSponsoring?: '1'
  sort?: 'urgent'
  sort_by_date?: 'asc'
}

/** The orders of the list; the first is the default. */
export const ORDERS = [
  { value: 'urgent', label: 'À traiter d’abord' },
  { value: 'desc', label: 'Plus récentes d’abord' },
  { value: 'asc', label: 'Plus anciennes d’abord' },
] as const

export function orderOf({ sort, sort_by_date }: OffersSearch): string {
  return sort ?? sort_by_date ?? 'desc'
}

export function orderedBy(order: string): Pick<OffersSearch, 'sort' | 'sort_by_date'> {
  return {
    sort: order === 'urgent' ? order : undefined,
    sort_by_date: order === 'asc' ? order : undefined,
  }
}

/** The server ignores titles shorter than this. */
export const TEXT_MIN = 4

export const MY_OFFERS = '/dashboard/recruteur/mes-offres'
/** The address that begins an offer with an advertisement to paste. */
export const PASTING = `${MY_OFFERS}/ajouter?annonce=1`

/** Reads the filters of an address; values that are not among the choices are ignored. */
export function readOffersSearch(raw: Record<string, unknown>): OffersSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    title: FILTERS.text,
    status: (value) => (OFFER_STATES as readonly string[]).includes(value),
    start_date: FILTERS.day,
    end_date: FILTERS.day,
    isFreeSponsoring: (value) => value === '1',
    sort: (value) => value === 'urgent',
    sort_by_date: FILTERS.order,
  })
}

/** The list with these filters changed, from its first page unless a page is asked. */
export function offersHref(search: OffersSearch, change: OffersSearch = {}): string {
  return MY_OFFERS + stringifySearch({ ...search, page: undefined, ...change })
}

export function managedOfferHref(id: number, tab: string): string {
  return `${MY_OFFERS}/${id}/${tab}`
}

/** The filters in words, except the state, which has its own chips. */
export function appliedWords({ title, start_date, end_date, isFreeSponsoring }: OffersSearch): string[] {
  return [
    title && `«\u00A0${title}\u00A0»`,
    periodWords(start_date, end_date),
    isFreeSponsoring && 'sponsorisation gratuite',
  ].filter((words) => words !== undefined)
}

function periodWords(start?: string, end?: string): string | undefined {
  if (start && end) return `créées du ${formatShortDate(start)} au ${formatShortDate(end)}`
  if (start) return `créées depuis le ${formatShortDate(start)}`
  return end ? `créées jusqu’au ${formatShortDate(end)}` : undefined
}

/** The page of the applications where all open applications to an offer are answered at once. */
export function answeringHref(offerId: number): string {
  return `/dashboard/recruteur/candidatures/repondre?offer_id=${offerId}`
}
