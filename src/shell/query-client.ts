import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ApiError } from './api/api.ts'
import { isSessionReplaced, RENEWED_WITHIN } from './session/replaced-session.ts'
import { userQuery } from './session/session.ts'

const SECOND = 1_000

/** What the pages ask of the API, and how often they ask again. A refusal that ends the session signs the pages out. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => showRefusal(error, client) }),
    mutationCache: new MutationCache({ onError: (error) => showRefusal(error, client) }),
    defaultOptions: {
      queries: {
        gcTime: 300 * SECOND,
        staleTime: 30 * SECOND,
        // While a page is rendered on the server nothing is retried: the visitor would wait, and the browser can retry.
        retry: (failures, error) =>
          isBrowser() && (mayBeRenewed(failures, error) || (failures < 3 && !isFinal(error))),
        retryDelay: (attempt) => Math.min(RENEWED_WITHIN * 2 ** attempt, 30 * SECOND),
        refetchOnWindowFocus: false,
      },
      // Without a network a mutation fails at once and says so, rather than wait in silence.
      mutations: {
        retry: (failures, error) => mayBeRenewed(failures, error),
        retryDelay: RENEWED_WITHIN,
        networkMode: 'always',
      },
    },
  })
  return client
}

const isBrowser = (): boolean => typeof window !== 'undefined'

/** A new password gives the browser another session, so a call that left with the old one is refused and is made once more. */
function mayBeRenewed(failures: number, error: Error): boolean {
  return failures === 0 && isSignedOut(error) && isSessionReplaced()
}

const isSignedOut = (error: Error): boolean => error instanceof ApiError && error.status === 401

/** Asking again cannot change a refusal of the request itself. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

function showRefusal(error: Error, client: QueryClient): void {
  if (isSignedOut(error)) client.setQueryData(userQuery.queryKey, null)
  if (error instanceof ApiError && error.status === 403)
    toast.error({ title: 'Action non autorisée !', text: error.message })
}
