import { isServer } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { Ability } from '#src/abilities/shared/abilities.ts'
import { parseSearch, stringifySearch } from '#src/ui/search-params.ts'
import { routeTree } from '../pages.gen.ts'
import { pageContext } from './api/page-context.ts'
import { followPages } from './page-before.ts'
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
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll(),
    ...(nonce && { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  if (!isServer) followPages(router)
  return router
}

/** A page that was scrolled before its scripts came stays where it is: put back to its top, it slips from under the finger. */
function restoresScroll() {
  let served = !isServer
  return () => {
    const scrolled = served && window.scrollY > 0
    served = false
    // The router remembers only the places that it heard of.
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
  parents?: readonly { title: string; to: string /** Both have the same filters. */; keepsSearch?: boolean }[]
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption extends PageStatement {}
}
