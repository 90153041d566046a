import { isServer } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { Ability } from '#src/abilities/shared/abilities.ts'
import { parseSearch, stringifySearch } from '#src/ui/search-params.ts'
import { routeTree } from '../pages.gen.ts'
import { pageContext } from './api/page-context.ts'
import { isLowData } from './layout/low-data.ts'
import { dropServedHead } from './page-head.ts'
import { rememberPages } from './previous-page.ts'
import { createQueryClient } from './query-client.ts'
import { destinationOf } from './session/destination.ts'

/** One router for each page rendered on the server, one for the life of the page in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  const nonce = pageContext()?.nonce
  const arrivalOf = (to: unknown): string => destinationOf(to, router)
  const router = createRouter({
    routeTree,
    context: { queryClient, arrivalOf },
    parseSearch,
    stringifySearch,
    // A page that is perhaps never opened costs its reader nothing where data is to be saved.
    defaultPreload: isLowData() ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll(),
    ...(nonce && { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (!isServer) {
    rememberPages(router)
    dropServedHead(router)
  }
  return router
}

/** A page that was scrolled before its scripts loaded must not jump back to its top under the reader's finger. */
function restoresScroll() {
  let served = !isServer
  return () => {
    const scrolled = served && window.scrollY > 0
    served = false
    // The router remembers a place only after a scroll event, and this one happened before the router did.
    if (scrolled) document.dispatchEvent(new Event('scroll'))
    return !scrolled
  }
}

/** What a page says of itself, read by the guard, the title and the breadcrumb. */
export interface PageStatement {
  title?: string
  /** What the visitor must be allowed to do, or 'user': anyone signed in. */
  requires?: Ability | 'user'
  guestOnly?: boolean
  /** Pages between Dashboard and this one, in the breadcrumb. */
  parents?: readonly { title: string; to: string; keepsSearch?: boolean }[]
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption extends PageStatement {}
}
