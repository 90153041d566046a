import type { ReceivedFilter } from '#src/applications/reviewing/contract.ts'
import { OUTCOME_LABELS, STAGE_LABELS } from '#src/applications/shared/labels.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'

/** The filters of the received applications, as the address carries them; an absent one does not filter. */
export interface ApplicationsSearch {
  page?: string
  /** The board instead of the table. */
  vue?: 'kanban'
  name?: string
  title?: string
  offer_id?: string
  status?: ReceivedFilter
  sort_by_date?: 'asc'
  start_date?: string
  end_date?: string
  city?: string
  /** Only those with a message to read. */
  messages?: 'unread'
}

/** The server leaves shorter names and titles out. */
export const TEXT_MIN = 4

const LIST = '/dashboard/recruteur/candidatures'

export const STATUS_WORDS: Record<Exclude<ReceivedFilter, 'draft' | 'active' | 'closed'>, string> = {
  waiting: 'À répondre',
  late: 'Depuis plus de 7\u00A0jours',
  submitted: 'Nouvelles',
  viewed: 'Consultées',
  review: STAGE_LABELS.review,
  shortlisted: 'Présélectionnées',
  interview: STAGE_LABELS.interview,
  offer_made: STAGE_LABELS.offer_made,
  accepted: 'Acceptées',
  rejected: 'Non retenues',
  hired: 'Recrutements',
  declined: 'Déclinées',
  withdrawn: 'Retirées',
  position_filled: OUTCOME_LABELS.position_filled,
  no_answer: 'Sans réponse',
  archived: 'Archivées',
}

export type ShownStatus = keyof typeof STATUS_WORDS

/** What an address asks for; what it can't ask for is left out. */
export function readSearch(raw: Record<string, unknown>): ApplicationsSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    vue: (value) => value === 'kanban',
    name: FILTERS.text,
    title: FILTERS.text,
    offer_id: FILTERS.id,
    status: (value) => value in STATUS_WORDS,
    sort_by_date: FILTERS.order,
    start_date: FILTERS.day,
    end_date: FILTERS.day,
    city: FILTERS.id,
    messages: (value) => value === 'unread',
  })
}

/** The list with these filters changed, from its first page unless a page is asked. */
export function listHref(search: ApplicationsSearch, change: ApplicationsSearch = {}): string {
  return LIST + stringifySearch({ ...search, page: undefined, ...change })
}

/** An application, opened among those of the same filters. */
export function detailHref(id: number, tab: string, search: ApplicationsSearch): string {
  return `${LIST}/${id}/${tab}${stringifySearch({ ...search })}`
}

/** The filters without the page and how they are looked at: what tells which applications are neighbours. */
export function filtersOf({
  page: _page,
  vue: _view,
  ...filters
}: ApplicationsSearch): Omit<ApplicationsSearch, 'page' | 'vue'> {
  return filters
}

export interface AppliedFilter {
  label: string
  /** The search without it. */
  without: ApplicationsSearch
}

/** The filters in words, except the status, which has its own chips. */
export function appliedFilters(
  search: ApplicationsSearch,
  names: { city: string | undefined; offer: string | undefined },
): AppliedFilter[] {
  const { name, title, offer_id, start_date, end_date, city, messages } = search
  const rows: [string | undefined | false, ApplicationsSearch][] = [
    [name && `«\u00A0${name}\u00A0»`, { name: undefined }],
    [title && `Offre\u00A0: ${title}`, { title: undefined }],
    [offer_id && (names.offer ?? `Offre n°\u00A0${offer_id}`), { offer_id: undefined }],
    [city && (names.city ?? 'Ville'), { city: undefined }],
    [messages && 'Messages non lus', { messages: undefined }],
    [periodWords(start_date, end_date), { start_date: undefined, end_date: undefined }],
  ]
  return rows.flatMap(([label, change]) =>
    label ? [{ label, without: { ...search, page: undefined, ...change } }] : [],
  )
}

function periodWords(start?: string, end?: string): string | undefined {
  if (start && end) return `Du ${formatShortDate(start)} au ${formatShortDate(end)}`
  if (start) return `Depuis le ${formatShortDate(start)}`
  if (end) return `Jusqu’au ${formatShortDate(end)}`
  return undefined
}

/** What a plain form of these filters sent. */
export function searchOfForm(form: FormData): SearchParams {
  const entries = [...form.entries()].filter(([, value]) => typeof value === 'string' && value.trim())
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value).trim()]))
}
