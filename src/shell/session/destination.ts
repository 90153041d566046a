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

/** Adds where the person was going to the address of a page for signing in or up. */
export function withDestination(path: string, to: string | undefined): string {
  return to ? `${path}?to=${encodeURIComponent(to)}` : path
}

/** Validates the query of the pages that pass `to` on. */
export function destinationSearch({ to }: { to?: unknown }): { to?: string } {
  return typeof to === 'string' ? { to } : {}
}

/** Where a guest is going: the `to` of the login page, and on any other page that page itself. */
export function useDestination(): string | undefined {
  const { pathname, href, search } = useLocation()
  if (pathname === '/login') return destinationSearch(search).to
  return href === '/' ? undefined : href
}
