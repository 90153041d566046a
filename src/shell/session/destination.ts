import type { RegisteredRouter } from '@tanstack/react-router'
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
