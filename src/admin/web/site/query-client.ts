import { MutationCache, matchQuery, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/shell/api/api.ts'
import { adminSessionKeys } from '../session/query-keys.ts'
import { isSignedOut } from '../session/session.ts'

/** What was read is read again after this time, so that nobody decides on what a desk was minutes ago. */
const FRESH_MS = 10_000
const MAX_RETRIES = 3

/** What the screens ask of the server, and how often they ask again. @param onSessionEnd called when a refusal says that nobody is signed in any more */
export function createQueryClient(onSessionEnd: () => void): QueryClient {
  const watch = (error: Error) => {
    if (isSignedOut(error)) onSessionEnd()
  }
  return new QueryClient({
    queryCache: new QueryCache({
      // The routes themselves read the session, and answer its refusal by the sign-in.
      onError: (error, query) => {
        if (!matchQuery({ queryKey: adminSessionKeys.all }, query)) watch(error)
      },
    }),
    mutationCache: new MutationCache({ onError: watch }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < MAX_RETRIES && !isFinal(error) },
      // Without a network a decision fails at once and says so, rather than wait in silence.
      mutations: { networkMode: 'always' },
    },
  })
}

/** Asking again cannot change a refusal of the request itself. */
function isFinal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
