import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { listQueue, Waiting, WaitingItem } from '../../queue/contract.ts'
import { companyQuery, messageQuery, offerQuery } from '../desk/queries.ts'
import { deskKeys } from '../desk/query-keys.ts'
import { ask } from '../wire/ask.ts'

type Page = ReplyOf<typeof listQueue>

/** What waits, as far as it was asked for; asked again by itself, for colleagues decide too. */
export function useQueue(kind: Waiting | null) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: deskKeys.queue(kind),
    queryFn: ({ pageParam }) =>
      ask<Page>('GET', `/api/admin/queue?per_page=50&page=${pageParam}${kind ? `&kind=${kind}` : ''}`),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    refetchInterval: 30_000,
  })
  const first = data?.pages[0]
  return {
    items: data ? data.pages.flatMap((page) => page.data) : null,
    counts: first?.counts,
    total: first?.meta.total ?? 0,
    error,
    more: hasNextPage ? () => void fetchNextPage() : null,
  }
}

/** Reads what stands around the open one, so that it is there when this one is decided. */
export function usePrefetched(items: (WaitingItem | undefined)[]) {
  const client = useQueryClient()
  const names = items.map((item) => item?.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: of these ones, whatever list they came in.
  useEffect(() => {
    for (const item of items) if (item) void prefetch(item)
    async function prefetch({ kind, subject_id }: WaitingItem) {
      if (kind === 'company' || kind === 'proposal') await client.prefetchQuery(companyQuery(subject_id))
      else if (kind === 'message') await client.prefetchQuery(messageQuery(subject_id))
      else await client.prefetchQuery(offerQuery(subject_id))
    }
  }, [names, client])
}

/** The item of an address, `offer-12`, also when the list does not hold it any more. */
export function readItem(id: string | null): { kind: Waiting; subject_id: number } | null {
  const [, kind, number] = /^(offer|company|change|proposal|report|message)-(\d{1,9})$/.exec(id ?? '') ?? []
  return kind ? { kind: kind as Waiting, subject_id: Number(number) } : null
}
