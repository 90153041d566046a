import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ApiError } from './api.ts'
import { send } from './api-transport.ts'
import { pageContext } from './page-context.ts'
import { type AbilityRule, storedRules, storeRules } from './stored-rules.ts'

export interface CurrentUser {
  id: string | number
  email: string
  has_verified_email: boolean
  is_active: boolean
  is_verified: boolean
  userable_type: 'admin' | 'applicant' | 'recruiter'
  first_name: string
  last_name: string
  username: string
  role: string
  picture: string | null
  company: { id: string | number; name: string; slug: string; status: string } | null
  admin_url?: string
}

const SESSION_COOKIES = /(?:^|; )(?:__Host-)?asafidy_(?:session|remember)=/

/** Whether a page asked with these cookies may belong to someone signed in. The browser can't read the session's
 *  cookie: there, what the server rendered is the answer. */
export const maySignedIn = createIsomorphicFn()
  .server(() => SESSION_COOKIES.test(pageContext()?.cookie ?? ''))
  .client(() => true)

/** The signed-in user, null for a guest. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: () => (maySignedIn() ? fetchUser() : null),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What the signed-in user may do; a failure to read it leaves the stored rules as they are. */
export const abilitiesQuery = queryOptions({
  queryKey: ['abilities'],
  queryFn: () => (maySignedIn() ? fetchRules() : []),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Loads the user, then the abilities. Rejects with the ApiError of the user's call, other than 401. */
export async function loadSession(client: QueryClient, again = false): Promise<CurrentUser | null> {
  const fresh = again ? { staleTime: 0 } : {}
  const user = await client.fetchQuery({ ...userQuery, ...fresh })
  if (user) await client.fetchQuery({ ...abilitiesQuery, ...fresh })
  else client.setQueryData(abilitiesQuery.queryKey, [])
  return user
}

/** Forgets the user, the abilities and everything read on their behalf. */
export function forgetSession(client: QueryClient): void {
  client.setQueryData(userQuery.queryKey, null)
  client.setQueryData(abilitiesQuery.queryKey, [])
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'abilities' })
  storeRules([])
}

async function fetchUser(): Promise<CurrentUser | null> {
  const { status, statusText, body } = await send({ method: 'GET', url: '/api/user', body: undefined })
  if (status === 401) return null
  if (status !== 200) throw new ApiError(status, statusText)
  return (body as { data: CurrentUser }).data
}

async function fetchRules(): Promise<AbilityRule[]> {
  try {
    const { status, body } = await send({ method: 'GET', url: '/api/user/abilities', body: undefined })
    if (status !== 200) throw new Error(`status ${status}`)
    const rules = (body as { data: AbilityRule[] }).data
    storeRules(rules)
    return rules
  } catch (error) {
    console.error('Failed to refresh user abilities', error)
    return storedRules()
  }
}
