import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { AbilityRule } from '#src/abilities/shared/abilities.ts'
import type { CurrentUser, currentUser, listAbilities } from '#src/accounts/current-user/contract.ts'
import { loadWithRetry } from '#src/ui/lazy-part.ts'
import { ApiError, call } from '../api/api.ts'
import { pageContext } from '../api/page-context.ts'
import { sessionKeys } from '../api/query-keys.ts'
import { isOfVisit } from '../api/refresh.ts'
import { isSessionReplaced, RENEWED_WITHIN } from './replaced-session.ts'
import { storedRules, storeRules } from './stored-rules.ts'

const SESSION_COOKIES = /(?:^|; )(?:__Host-)?asafidy_(?:session|remember|viewing)=/

/** The server asks for the user only where a cookie of a session came; the browser cannot read that cookie, so it always asks. */
const maySignedIn = createIsomorphicFn()
  .server(() => SESSION_COOKIES.test(pageContext()?.cookie ?? ''))
  .client(() => true)

/** The signed-in user, null for a guest. */
export const userQuery = queryOptions({
  queryKey: sessionKeys.user,
  queryFn: ({ client, queryKey }) => (maySignedIn() ? fetchUser(client.getQueryData(queryKey)) : null),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What the signed-in user may do. A failed call, other than a 401, leaves the stored rules as they are. */
export const abilitiesQuery = queryOptions({
  queryKey: sessionKeys.abilities,
  queryFn: () => (maySignedIn() ? fetchRules() : []),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Loads the user, then the abilities. Rejects with the ApiError of the user's call, other than 401. */
export async function loadSession(client: QueryClient, again = false): Promise<CurrentUser | null> {
  const fresh = again ? { staleTime: 0 } : {}
  const user = await client.fetchQuery({ ...userQuery, ...fresh })
  if (user && (await client.fetchQuery({ ...abilitiesQuery, ...fresh }).catch(unlessEnded))) return user
  // The session can also end between the two calls, and then the person is a guest.
  client.setQueryData(userQuery.queryKey, null)
  client.setQueryData(abilitiesQuery.queryKey, [])
  return null
}

function unlessEnded(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null
  throw error
}

/** Forgets the user, the abilities and everything read on their behalf. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null)
  client.setQueryData(abilitiesQuery.queryKey, [])
  for (const query of client.getQueryCache().findAll({ predicate: isOfVisit, type: 'inactive' })) {
    // A page that is being loaded waits for this query: without it, the page would show an error.
    if (query.state.fetchStatus !== 'idle')
      void query.promise?.catch(() => null).then(() => query.invalidate())
    else client.getQueryCache().remove(query)
  }
  // What a page shows is read again: a query that is removed while it is being read would never resolve.
  void client.resetQueries({ predicate: isOfVisit, type: 'active' })
  storeRules([])
}

/** @param before the user that was known until now */
async function fetchUser(before?: CurrentUser | null): Promise<CurrentUser | null> {
  try {
    return (await call<typeof currentUser>('GET /api/user')).data
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    if (!before || !isSessionReplaced()) return null
    await new Promise((passed) => setTimeout(passed, RENEWED_WITHIN))
    return fetchUser()
  }
}

async function fetchRules(): Promise<AbilityRule[]> {
  // The list of all that can be allowed is no part of what a guest downloads.
  const known = loadWithRetry(() => import('#src/abilities/shared/abilities.ts'))
  try {
    const { data } = await call<typeof listAbilities>('GET /api/user/abilities')
    const rules = (await known).readRules(data)
    storeRules(rules)
    return rules
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error
    console.error('Failed to refresh user abilities', error)
    return (await known).readRules(storedRules())
  }
}
