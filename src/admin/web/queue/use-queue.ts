import { queryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#src/shell/api/api.ts'
import type { listQueue, WaitingItem } from '../../queue/contract.ts'
import type { Queue } from '../../queue/shared/waiting.ts'
import { companyQuery, messageQuery, offerQuery } from '../desk/queries.ts'
import { deskKeys } from '../desk/query-keys.ts'

const PAGE_SIZE = 50
/** Colleagues decide too, and new things come: what waits is read again by itself. */
const REFRESH_MS = 30_000

const QUEUE_ROUTE = 'GET /api/admin/queue'

/** How much waits, of every kind. */
export const waitingCountQuery = queryOptions({
  queryKey: deskKeys.waitingCount,
  queryFn: async () =>
    (await call<typeof listQueue>(QUEUE_ROUTE, { query: { page: 1, per_page: 1 } })).meta.total,
  refetchInterval: REFRESH_MS,
})

/** What waits: its first page, and those that « Afficher les suivantes » added. */
export function useQueue(kind: Queue | undefined) {
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: deskKeys.queue(kind ?? null),
    queryFn: ({ pageParam }) =>
      call<typeof listQueue>(QUEUE_ROUTE, { query: { kind, page: pageParam, per_page: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    refetchInterval: REFRESH_MS,
  })
  const first = data?.pages[0]
  return {
    items: data ? data.pages.flatMap((page) => page.data) : null,
    counts: first?.counts,
    total: first?.meta.total ?? 0,
    error,
    refetch,
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

/** Reads the neighbours of the open item, so that the next one is there when this one is decided. */
export function usePrefetched(items: (WaitingItem | undefined)[]) {
  const client = useQueryClient()
  const names = items.map((item) => item?.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another array each time; its names say when it changed.
  useEffect(() => {
    for (const item of items) if (item) void prefetch(item)
    async function prefetch({ kind, subject_id }: WaitingItem) {
      if (kind === 'company' || kind === 'proposal') await client.prefetchQuery(companyQuery(subject_id))
      else if (kind === 'message') await client.prefetchQuery(messageQuery(subject_id))
      else await client.prefetchQuery(offerQuery(subject_id))
    }
  }, [names, client])
}
