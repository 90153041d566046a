import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountType } from '#src/accounts/shared/kinds.ts'
import type { SocialProvider } from '#src/accounts/shared/providers.ts'
import { socialKeys } from '#src/accounts/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { rememberLeaving } from '#src/shell/session/sign-in-elsewhere.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import type { listSocialProviders, startSocialSignIn } from '../contract.ts'

export const SOCIAL_FAILURE = {
  title: 'Une erreur est revenue.',
  text: "Une erreur s'est produite lors. Veuilleuz réessayer ultérieurement.",
}

export const socialProvidersQuery = queryOptions({
  queryKey: socialKeys.providers,
  queryFn: async () => (await call<typeof listSocialProviders>('GET /api/auth/oauth/v2/providers')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

interface AuthorizationQuery {
  account_type?: AccountType | undefined
  to?: string | undefined
  intent?: 'link'
}

/** The address that a button leads to as a link, before the scripts have loaded. */
export function startHref(provider: SocialProvider, query: AuthorizationQuery): string {
  return `/api/auth/oauth/v2/${provider}/login${stringifySearch({ ...query })}`
}

/** Starts an authorization by leaving for the provider in this window; a failure shows a toast. Rejects only with the
 *  ApiError that asks for a proof. */
export function useSocialAuthorization() {
  const [starting, setStarting] = useState<SocialProvider>()
  const start = async (provider: SocialProvider, query: AuthorizationQuery = {}) => {
    setStarting(provider)
    try {
      const { url } = await call<typeof startSocialSignIn>('GET /api/auth/oauth/v2/:provider/login', {
        params: { provider },
        query,
      })
      if (!/^https?:\/\//.test(url)) throw new Error('not an address')
      if (!query.intent) rememberLeaving()
      window.location.assign(url)
    } catch (error) {
      setStarting(undefined)
      if (error instanceof ApiError && error.errors?.proof) throw error
      const refused = error instanceof ApiError && error.status === 403
      toast.error(refused ? { title: 'Action non autorisée !', text: error.message } : SOCIAL_FAILURE)
    }
  }
  return { starting, start }
}

/** The providers that are offered; undefined while they are unknown. */
export function useSocialProviders() {
  const { data, isError } = useQuery(socialProvidersQuery)
  return isError ? [] : data
}
