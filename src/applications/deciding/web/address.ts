import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'

export interface AnswerSearch {
  /** The numbers stand as « 12,15,18 ». */
  ids?: string
  /** The offer stands for all its open applications, when no application is named. */
  offer_id?: string
  /** The page writes a message instead of a refusal. */
  vue?: 'message'
}

interface Whom {
  ids?: readonly { id: number }[]
  offer_id?: number
  vue?: AnswerSearch['vue']
}

/** The address of the page that answers these applications, each person by name. */
export function answerHref({ ids, ...rest }: Whom): string {
  const search = { ids: ids?.map(({ id }) => id).join(','), ...rest }
  // A comma may stand in an address as it is, and is easier to read.
  return `/dashboard/recruteur/candidatures/repondre${stringifySearch(search).replaceAll('%2C', ',')}`
}

/** Reads what an address asks for; values that it cannot ask for are left out. */
export function readAnswerSearch(raw: Record<string, unknown>): AnswerSearch {
  return readFilters(raw, {
    ids: (value) => /^\d{1,9}(,\d{1,9}){0,99}$/.test(value),
    offer_id: FILTERS.id,
    vue: (value) => value === 'message',
  })
}
