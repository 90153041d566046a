import {
  type DataTag,
  partialMatchKey,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { sessionKeys } from './query-keys.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `shows`: keys of other domains, a change of which this query isTouchedBy too. */
    queryMeta: {
      shows?: readonly QueryKey[]
      /** Asked for again whenever the bell may ring. */
      followsNews?: boolean
    }
  }
}

/** Reads again what is kept under these keys and what shows some of it: on the screen now, the rest when it is next. */
export function refresh(client: QueryClient, ...changed: QueryKey[]): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => isTouchedBy(query, changed) })
}

/** As `refresh`, and leaves what is on the screen as it is. */
export function outdate(client: QueryClient, ...changed: QueryKey[]): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => isTouchedBy(query, changed), refetchType: 'none' })
}

/**
 * Shows what a change answered. What is being read meanwhile was asked for before the change and would put its
 * own, older state over it: it is dropped.
 */
export async function replace<T>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
  data: NoInfer<T>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey as QueryKey, data)
}

/** All but who is signed in and what that person may do. */
export function isOfVisit({ queryKey }: Query): boolean {
  return !partialMatchKey(queryKey, sessionKeys.all)
}

function isTouchedBy({ queryKey, meta }: Query, changed: QueryKey[]): boolean {
  const touches = (shown: QueryKey) =>
    changed.some((key) => partialMatchKey(shown, key) || partialMatchKey(key, shown))
  return changed.some((key) => partialMatchKey(queryKey, key)) || Boolean(meta?.shows?.some(touches))
}
