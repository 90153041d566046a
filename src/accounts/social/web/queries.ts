import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SocialProvider } from '#src/accounts/shared/providers.ts'
import { socialKeys } from '#src/accounts/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { listSocialAccounts, pendingSocial, unlinkSocialAccount } from '../contract.ts'

/** The identity that came back from a provider and has no account yet; null for none. */
export const pendingSocialQuery = queryOptions({
  queryKey: socialKeys.pending,
  queryFn: async () => {
    try {
      return (await call<typeof pendingSocial>('GET /api/auth/oauth/v2/pending')).data
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
  retry: false,
})

export const socialAccountsQuery = queryOptions({
  queryKey: socialKeys.accounts,
  queryFn: async () => (await call<typeof listSocialAccounts>('GET /api/user/social-accounts')).data,
})

export function useUnlink() {
  const client = useQueryClient()
  return useMutation<unknown, ApiError, SocialProvider>({
    mutationFn: (provider) =>
      call<typeof unlinkSocialAccount>('DELETE /api/user/social-accounts/:provider', {
        params: { provider },
      }),
    onSuccess: () => refresh(client, socialKeys.accounts),
  })
}
