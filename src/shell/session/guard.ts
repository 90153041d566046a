import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isAllowed } from '#src/abilities/shared/is-allowed.ts'
import type { PageStatement } from '../router.tsx'
import { abilitiesQuery, forgetSession, loadSession, userQuery } from './session.ts'

interface Navigation {
  queryClient: QueryClient
  page: PageStatement
  /** Where someone who is signed in already goes instead of a page for guests. */
  arrival: string
  /** Path and query of the page that is navigated to. */
  href: string
  preload: boolean
}

/** Lets a navigation pass, or redirects to /login, to /not-authorized or, from a page for guests, to `arrival`. */
export async function guard({ queryClient, page, arrival, href, preload }: Navigation): Promise<void> {
  const known = queryClient.getQueryData(userQuery.queryKey)
  const again = Boolean(known && page.requires && !preload) && isAnotherPage(queryClient, href)
  const user = await loadSession(queryClient, again).catch(() => known)
  if (known && user === null) forgetSession(queryClient)
  if (page.guestOnly && user) throw redirect({ href: arrival })
  if (!page.requires || user === undefined) return
  if (user === null) throw redirect({ to: '/login', search: href === '/' ? {} : { to: href } })
  if (page.requires === 'user') return
  if (user.two_factor_required)
    throw redirect({ to: '/dashboard/parametres/$tab', params: { tab: 'securite' } })
  const rules = queryClient.getQueryData(abilitiesQuery.queryKey) ?? []
  if (!isAllowed(rules, ...page.requires)) throw redirect({ to: '/not-authorized' })
}

const reached = new WeakMap<QueryClient, string>()

/** Another query of the same page (a filter, a page of a list) needs no new check of the session. */
function isAnotherPage(client: QueryClient, href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? ''
  const another = reached.get(client) !== path
  reached.set(client, path)
  return another
}
