import { type RegisteredRouter, useLocation } from '@tanstack/react-router'
import { isOurPath } from '#src/shared/local-path.ts'

const HOME = '/dashboard'

/** Where to go after signing in: the `to` asked for, if it is the address of one of our pages. */
export function destinationOf(to: unknown, router: RegisteredRouter, otherwise = HOME): string {
  return typeof to === 'string' && isOurPath(to) && isPage(to, router) ? to : otherwise
}

function isPage(to: string, router: RegisteredRouter): boolean {
  const { pathname } = new URL(to, 'http://site')
  const page = router.matchRoutes(pathname, {}).at(-1)
  return page !== undefined && !String(page.routeId).endsWith('/$') && !page.staticData?.guestOnly
}

/** A page of the way in or out of an account, with where the person was going. */
export function withDestination(path: string, to: string | undefined): string {
  return to ? `${path}?to=${encodeURIComponent(to)}` : path
}

/** Search of the pages that pass `to` on. */
export function destinationSearch({ to }: { to?: unknown }): { to?: string } {
  return typeof to === 'string' ? { to } : {}
}

/** Where a guest is going: what the login page was asked for, else the page that the guest reads now. */
export function useDestination(): string | undefined {
  const { pathname, href, search } = useLocation()
  if (pathname === '/login') return destinationSearch(search).to
  return href === '/' ? undefined : href
}
