import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Permission } from '#src/accounts/shared/admin-permissions.ts'
import type { logout } from '#src/accounts/signing-in/contract.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { stringifySearch } from '#src/ui/search-params.ts'
import type { showSession } from '../../session/contract.ts'
import { adminSessionKeys } from './query-keys.ts'

export const SIGN_IN = '/connexion'

/** Who is signed in; it is read once, and a call that is answered 401 ends it. */
export const sessionQuery = queryOptions({
  queryKey: adminSessionKeys.session,
  queryFn: async () => (await call<typeof showSession>('GET /api/admin/session')).data,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether this refusal says that nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The address of the sign-in, which leads back to where one was. */
export function signInHref(to: string): string {
  return SIGN_IN + stringifySearch({ to: to === '/' ? undefined : to })
}

/** Whether the person's role has this permission; the server checks it again at each call. */
export function useAllowed(permission: Permission): boolean {
  const { data: session } = useQuery(sessionQuery)
  return session?.permissions.includes(permission) ?? false
}

/** Address of the public site, without a slash at its end; empty until it is known. */
export function usePublicSite(): string {
  const { data: session } = useQuery(sessionQuery)
  return session?.site.replace(/\/$/, '') ?? ''
}

/** Ends the session, and forgets all that was read in it. */
export function useSignOut() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call<typeof logout>('POST /logout'),
    onSuccess: async () => {
      await router.navigate({ href: SIGN_IN })
      client.removeQueries({ type: 'inactive' })
    },
  })
}
