import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFilterAddress } from '#src/ui/lists/use-filter-address.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import { deskKeys } from '../desk/query-keys.ts'

/** What every list keeps in its address; its own filters stand beside them. */
export interface ListSearch {
  page?: string
  /** The line at which a page of a list without numbers ends, or begins. */
  before?: string
  after?: string
  /** The newest come first unless the address says otherwise. */
  sort_by_date?: 'asc'
}

/** What every list asks the server for, beside its filters. */
interface ListQuery {
  page: string
  per_page: number
  sort_by_date: 'asc' | 'desc'
}

/** Where a page stands in a list whose pages have numbers, as the paginator of the server says it. */
interface NumberedMeta {
  current_page: number
  last_page: number
  from: number | null
  to: number | null
  total: number
  /** There are more than `total`. */
  is_capped?: boolean | undefined
}

/** Where a page stands in a list of millions: it is counted so far only, and its pages lead to their neighbours. */
export interface NeighbourMeta {
  total: number
  is_capped: boolean
  before: number | null
  after: number | null
}

interface ListReply<Row> {
  data: Row[]
  meta: NumberedMeta | NeighbourMeta
}

/** A text of fewer letters would find nearly everything. */
export const MIN_LETTERS = 2
const PAGE_SIZE = 25

/** A list whose filters, order and page live in the address, so that they are kept by Back and by a link that is shared. */
export function useList<Search extends ListSearch, Row, Reply extends ListReply<Row> = ListReply<Row>>(
  path: string,
  search: Search,
  read: (query: Search & ListQuery) => Promise<Reply & ListReply<Row>>,
) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: deskKeys.list(path, search),
    queryFn: () =>
      read({
        ...search,
        page: search.page ?? '1',
        per_page: PAGE_SIZE,
        sort_by_date: search.sort_by_date ?? 'desc',
      }),
    placeholderData: keepPreviousData,
  })
  /** The list with these changes, from its first page unless a page is asked for. */
  const hrefOf = (change: object, now: object = search) =>
    path + stringifySearch({ ...now, page: undefined, before: undefined, after: undefined, ...change })
  const go = useFilterAddress((now, change: object) => hrefOf(change, now))
  const { page: _page, before: _before, after: _after, sort_by_date: order = 'desc', ...filters } = search
  return {
    path,
    data,
    error,
    isPlaceholderData,
    refetch,
    order,
    isFiltered: Object.values(filters).some(Boolean),
    /** Changes filters; an empty value takes one away. */
    filter: (change: { [Name in keyof Search]?: string }) => void go(change),
    sort: (by: string) => void go({ sort_by_date: by === 'asc' ? by : undefined }),
    pageHref: (page: number) => hrefOf({ page: page > 1 ? page : undefined }),
    neighbourHref: (place: { before: number } | { after: number }) => hrefOf(place),
  }
}

/** What a screen shows of a list, whatever its filters are. */
export type List<Row> = Omit<ReturnType<typeof useList<ListSearch, Row>>, 'filter'>
