import type { RecruiterStatusFilter } from '#src/applications/reviewing/contract.ts'
import { OUTCOME_LABELS, STAGE_LABELS } from '#src/applications/shared/labels.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'

/** The address carries the filters of the received applications; an absent one does not filter. */
export interface ApplicationsSearch {
  page?: string
  /** The board is shown instead of the table. */
  vue?: 'kanban'
  name?: string
  title?: string
  offer_id?: string
  /** `all` lists those that have ended too, which a list without any filter leaves out. */
  status?: RecruiterStatusFilter | 'all'
  sort_by_date?: 'asc'
  start_date?: string
  end_date?: string
  city?: string
  /** The answers filter only together with the offer that asks the questions. */
  answer_1?: string
  answer_2?: string
  answer_3?: string
  /** The questions at these places have a column: « 13 » is the first and the third. */
  colonnes?: string
  /** This application is open beside the list. */
  candidature?: string
  tag?: string
  /** The value is a colleague's number, `me` or `nobody`. */
  assigned?: string
  /** The team's mean is at least this. */
  rating?: string
  /** Only applications with an unread message are listed. */
  messages?: 'unread'
}

/** These say how the applications are looked at, and filter nothing. */
type Looks = 'page' | 'vue' | 'colonnes' | 'candidature'

export const ANSWER_FILTERS = ['answer_1', 'answer_2', 'answer_3'] as const

/** The server ignores shorter names and titles. */
export const TEXT_MIN = 4

const LIST = '/dashboard/recruteur/candidatures'

export const STATUS_WORDS: Record<Exclude<RecruiterStatusFilter, 'draft' | 'active' | 'closed'>, string> = {
  open: 'En cours',
  waiting: 'À répondre',
  late: 'Depuis plus de 7\u00A0jours',
  submitted: 'Nouvelles',
  viewed: 'Consultées',
  review: STAGE_LABELS.review,
  shortlisted: 'Présélectionnées',
  interview: STAGE_LABELS.interview,
  offer_made: STAGE_LABELS.offer_made,
  accepted: 'Acceptées',
  ended: 'Terminées',
  rejected: 'Non retenues',
  hired: 'Recrutements',
  declined: 'Déclinées',
  withdrawn: 'Retirées',
  position_filled: OUTCOME_LABELS.position_filled,
  no_answer: 'Sans réponse',
  archived: 'Archivées',
}

export type ShownStatus = keyof typeof STATUS_WORDS

/** Every state is in one of these groups, the whole group first. */
export const STATUS_GROUPS: readonly { label: string; statuses: readonly ShownStatus[] }[] = [
  {
    label: 'En cours',
    statuses: [
      ...(['open', 'waiting', 'late', 'submitted', 'viewed', 'review', 'shortlisted', 'interview'] as const),
      ...(['offer_made', 'accepted'] as const),
    ],
  },
  {
    label: 'Terminées',
    statuses: [
      ...(['ended', 'rejected', 'hired', 'declined', 'withdrawn', 'position_filled', 'no_answer'] as const),
      'archived',
    ],
  },
]

/** Reads what an address asks for; values that it cannot ask for are left out. */
export function readSearch(raw: Record<string, unknown>): ApplicationsSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    vue: (value) => value === 'kanban',
    name: FILTERS.text,
    title: FILTERS.text,
    offer_id: FILTERS.id,
    status: (value) => value === 'all' || value in STATUS_WORDS,
    sort_by_date: FILTERS.order,
    start_date: FILTERS.day,
    end_date: FILTERS.day,
    city: FILTERS.id,
    answer_1: FILTERS.text,
    answer_2: FILTERS.text,
    answer_3: FILTERS.text,
    colonnes: (value) => /^[1-3]{1,3}$/.test(value),
    candidature: FILTERS.id,
    tag: FILTERS.id,
    assigned: (value) => value === 'me' || value === 'nobody' || FILTERS.id(value),
    rating: (value) => /^[1-5]$/.test(value),
    messages: (value) => value === 'unread',
  })
}

/** A changed filter leads to the first page with nothing open, unless the change says otherwise. */
export function listHref(search: ApplicationsSearch, change: ApplicationsSearch = {}): string {
  const { offer_id, answer_1, answer_2, answer_3, colonnes, ...others } = {
    ...search,
    page: undefined,
    candidature: undefined,
    ...change,
  }
  const ofOffer = offer_id && { offer_id, answer_1, answer_2, answer_3, colonnes }
  return LIST + stringifySearch({ ...others, ...ofOffer })
}

/** The list stays the same, with this application open beside it, or none. */
export function panelHref(search: ApplicationsSearch, id: number | undefined): string {
  return LIST + stringifySearch({ ...search, candidature: id })
}

/** The search goes along, so that the page of an application knows its neighbours. */
export function detailHref(id: number, tab: string, search: ApplicationsSearch): string {
  return `${LIST}/${id}/${tab}${stringifySearch({ ...search, candidature: undefined })}`
}

type Filters = Omit<ApplicationsSearch, Looks | 'status'> & { status?: RecruiterStatusFilter }

/**
 * Only what filters tells which applications are neighbours, so the page and the looks are left out. Without any filter
 * those that have ended are left out too; whoever looks for something looks among all.
 */
export function filtersOf({
  page: _page,
  vue: _view,
  colonnes: _columns,
  candidature: _open,
  status,
  ...filters
}: ApplicationsSearch): Filters {
  if (status === 'all') return filters
  if (status) return { ...filters, status }
  return isUnfiltered(filters) ? { ...filters, status: 'open' } : filters
}

function isUnfiltered({ sort_by_date: _order, ...filters }: Omit<ApplicationsSearch, Looks>): boolean {
  return Object.values(filters).every((value) => value === undefined)
}

export interface AppliedFilter {
  label: string
  without: ApplicationsSearch
}

/** The status is not among these words, because it has its own chips. */
export function appliedFilters(
  search: ApplicationsSearch,
  names: Partial<Record<'city' | 'offer' | 'tag' | 'assigned', string | undefined>>,
): AppliedFilter[] {
  const { name, title, offer_id, start_date, end_date, city, messages, tag, assigned, rating } = search
  const rows: [string | undefined | false, ApplicationsSearch][] = [
    [name && `«\u00A0${name}\u00A0»`, { name: undefined }],
    [title && `Offre\u00A0: ${title}`, { title: undefined }],
    [offer_id && (names.offer ?? `Offre n°\u00A0${offer_id}`), { offer_id: undefined }],
    [city && (names.city ?? 'Ville'), { city: undefined }],
    [messages && 'Messages non lus', { messages: undefined }],
    [tag && `Étiquette\u00A0: ${names.tag ?? `n°\u00A0${tag}`}`, { tag: undefined }],
    [assigned && assignedWords(assigned, names.assigned), { assigned: undefined }],
    [rating && (rating === '5' ? 'Note de 5' : `Note de ${rating} et plus`), { rating: undefined }],
    [periodWords(start_date, end_date), { start_date: undefined, end_date: undefined }],
    ...ANSWER_FILTERS.map((filter, place): [string | undefined, ApplicationsSearch] => [
      search[filter] && `Question ${place + 1}\u00A0: ${search[filter]}`,
      { [filter]: undefined },
    ]),
  ]
  return rows.flatMap(([label, change]) =>
    label ? [{ label, without: { ...search, page: undefined, ...change } }] : [],
  )
}

function assignedWords(assigned: string, name: string | undefined): string {
  if (assigned === 'me') return 'Confiées à moi'
  return assigned === 'nobody' ? 'Confiées à personne' : `Confiées à ${name ?? 'un collègue'}`
}

function periodWords(start?: string, end?: string): string | undefined {
  if (start && end) return `Du ${formatShortDate(start)} au ${formatShortDate(end)}`
  if (start) return `Depuis le ${formatShortDate(start)}`
  if (end) return `Jusqu’au ${formatShortDate(end)}`
  return undefined
}

/** A form that the browser sends before the scripts run has its filters as plain fields. */
export function searchOfForm(form: FormData): SearchParams {
  const entries = [...form.entries()].filter(([, value]) => typeof value === 'string' && value.trim())
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value).trim()]))
}
