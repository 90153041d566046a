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
    /** Keys of other domains whose data this query shows: it is read again when they change. */
    queryMeta: {
      shows?: readonly QueryKey[]
      /** Whether this query is read again whenever a notification may have arrived. */
      followsNews?: boolean
    }
  }
}

/** Reads again what is kept under these keys and what shows some of it: on the screen now, the rest when it is next. */
export function refresh(client: QueryClient, ...changed: QueryKey[]): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => isTouchedBy(query, changed) })
}

/** Does the same as `refresh`, but what is on the screen is not read again before its next use. */
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

/** Every query depends on who visits, apart from the user and the abilities themselves. */
export function isOfVisit({ queryKey }: Query): boolean {
  return !partialMatchKey(queryKey, sessionKeys.all)
}

function isTouchedBy({ queryKey, meta }: Query, changed: QueryKey[]): boolean {
  const touches = (shown: QueryKey) =>
    changed.some((key) => partialMatchKey(shown, key) || partialMatchKey(key, shown))
  return changed.some((key) => partialMatchKey(queryKey, key)) || Boolean(meta?.shows?.some(touches))
}
