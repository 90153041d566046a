import { readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import type { HomeItem } from '../../home/contract.ts'
import { ITEM_GROUPS, type ItemGroup } from '../../home/shared/kinds.ts'
import { CONTACT } from '../contact/list.tsx'
import { PAYMENTS } from '../payments/list.tsx'
import { queueHref } from '../queue/address.ts'

export const HOME = '/'

interface HomeSearch {
  /** The only group that is listed. */
  file?: ItemGroup
}

export function readHomeSearch(raw: Record<string, unknown>): HomeSearch {
  return readFilters(raw, { file: (value) => ITEM_GROUPS.some((each) => each === value) })
}

export const homeHref = (search: HomeSearch) => HOME + stringifySearch(search)

/** The screen on which an item is dealt with. */
export function itemHref({ kind, subject_id, id, title }: HomeItem): string {
  if (kind === 'payment') return `${PAYMENTS}/${subject_id}`
  if (kind === 'contact') return CONTACT + stringifySearch({ q: title, state: 'open' })
  return queueHref({ item: id })
}
