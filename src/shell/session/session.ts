import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type AbilityRule, readRules } from '#src/abilities/shared/abilities.ts'
import type { CurrentUser, currentUser, listAbilities } from '#src/current-user/contract.ts'
import { ApiError, call } from '../api/api.ts'
import { pageContext } from '../api/page-context.ts'
import { sessionKeys } from '../api/query-keys.ts'
import { isOfVisit } from '../api/refresh.ts'
import { storedRules, storeRules } from './stored-rules.ts'

const SESSION_COOKIES = /(?:^|; )(?:__Host-)?asafidy_(?:session|remember)=/

/** How long the answer that brings another session may take to arrive after what left with the one before, in ms. */
export const RENEWED_WITHIN = 1_000

/** Whether a page asked with these cookies may belong to someone signed in. The browser can't read the session's
 *  cookie: there, what the server rendered is the answer. */
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

/** What the signed-in user may do; a failure to read it, but for the session's end, leaves the stored rules as they are. */
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
  // A guest, or someone whose session ended between the two calls.
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
    // A page that is on its way waits for it: taken from it, an error would be shown in its place.
    if (query.state.fetchStatus !== 'idle')
      void query.promise?.catch(() => null).then(() => query.invalidate())
    else client.getQueryCache().remove(query)
  }
  // What a page shows is read again: removed while it was being read, its page would wait for ever.
  void client.resetQueries({ predicate: isOfVisit, type: 'active' })
  storeRules([])
}

/** @param before who it was until now */
async function fetchUser(before?: CurrentUser | null): Promise<CurrentUser | null> {
  try {
    return (await call<typeof currentUser>('GET /api/user')).data
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    if (!before) return null
    // A new password gives this browser another session: asked meanwhile, here or in another tab, the one before it is
    // over already and the new one still on its way.
    await new Promise((passed) => setTimeout(passed, RENEWED_WITHIN))
    return fetchUser()
  }
}

async function fetchRules(): Promise<AbilityRule[]> {
  try {
    const { data } = await call<typeof listAbilities>('GET /api/user/abilities')
    const rules = readRules(data)
    storeRules(rules)
    return rules
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error
    console.error('Failed to refresh user abilities', error)
    return storedRules()
  }
}
