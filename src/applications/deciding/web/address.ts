import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'

/** What the page of a grouped answer is about. */
export interface AnswerSearch {
  /** « 12,15,18 » */
  ids?: string
  /** Its applications that are still open, when none are named. */
  offer_id?: string
  /** A message instead of a refusal. */
  vue?: 'message'
}

interface Whom {
  ids?: readonly { id: number }[]
  offer_id?: number
  vue?: AnswerSearch['vue']
}

/** Where these are answered, each by its name. */
export function answerHref({ ids, ...rest }: Whom): string {
  const search = { ids: ids?.map(({ id }) => id).join(','), ...rest }
  // A comma may stand in an address as it is.
  return `/dashboard/recruteur/candidatures/repondre${stringifySearch(search).replaceAll('%2C', ',')}`
}

/** What an address asks for; what it can't ask for is left out. */
export function readAnswerSearch(raw: Record<string, unknown>): AnswerSearch {
  return readFilters(raw, {
    ids: (value) => /^\d{1,9}(,\d{1,9}){0,99}$/.test(value),
    offer_id: FILTERS.id,
    vue: (value) => value === 'message',
  })
}
