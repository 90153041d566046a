import { isServer, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { toast } from '#src/ui/overlay/toasts.ts'
import { parseSearch, stringifySearch } from '#src/ui/search-params.ts'
import { routeTree } from '../pages.gen.ts'
import { ApiError } from './api/api.ts'
import { pageContext } from './api/page-context.ts'
import { followPages } from './page-before.ts'
import { destinationOf } from './session/destination.ts'
import { userQuery } from './session/session.ts'

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

function createQueryClient(): QueryClient {
  const seconds = 1000
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => showRefusal(error, client) }),
    mutationCache: new MutationCache({ onError: (error) => showRefusal(error, client) }),
    defaultOptions: {
      queries: {
        gcTime: 300 * seconds,
        staleTime: 30 * seconds,
        // A page being rendered is not held up: its visitor is told, and asks again.
        retry: (failures, error) =>
          !isServer && failures < 3 && !(error instanceof ApiError && isFinal(error)),
        retryDelay: (attempt) => Math.min(seconds * 2 ** attempt, 30 * seconds),
        refetchOnWindowFocus: false,
      },
      // Without a network a mutation fails at once and says so, rather than wait in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

/** Asking again cannot change a refusal of the request itself. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429
}

function showRefusal(error: Error, client: QueryClient): void {
  if (!(error instanceof ApiError)) return
  if (error.status === 401) client.setQueryData(userQuery.queryKey, null)
  if (error.status === 403) toast.error({ title: 'Action non autorisée !', text: error.message })
}

/** What a page says of itself, read by the guard, the title and the breadcrumb. */
export interface PageStatement {
  title?: string
  /** (action, subject) asked of the visitor's abilities, or 'user': anyone signed in. */
  requires?: readonly [action: string, subject: string] | 'user'
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
