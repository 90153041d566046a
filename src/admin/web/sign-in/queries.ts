import { queryOptions } from '@tanstack/react-query'
import type { csrfCookie, login, logout } from '#src/accounts/signing-in/contract.ts'
import type { dropChallenge, passChallenge } from '#src/accounts/two-factor/contract.ts'
import { call } from '#src/shell/api/api.ts'
import type { confirmTwoFactorSetup, showSignIn, startTwoFactorSetup } from '../../session/contract.ts'
import type { showAdminInvitation } from '../../team/contract.ts'
import { adminSessionKeys } from '../session/query-keys.ts'

/** The step that this browser is at: the server alone knows it, so a page that is loaded again goes on where it was. */
export const signInQuery = queryOptions({
  queryKey: adminSessionKeys.signIn,
  queryFn: async () => (await call<typeof showSignIn>('GET /api/admin/sign-in')).data,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

/** The secret to add to the authenticator; another one each time that the setup begins. */
export const setupQuery = queryOptions({
  queryKey: adminSessionKeys.setup,
  queryFn: async () => (await call<typeof startTwoFactorSetup>('POST /api/admin/two-factor')).data,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
})

/** What a mailed invitation offers; it is read once, because the form must not change under who fills it. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: adminSessionKeys.invitation(token),
    queryFn: async () =>
      (await call<typeof showAdminInvitation>('GET /api/admin/invitations/:token', { params: { token } }))
        .data,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })

export const signInCalls = {
  token: () => call<typeof csrfCookie>('GET /sanctum/csrf-cookie'),
  password: async ({ email, password }: { email: string; password: string }) => {
    await signInCalls.token()
    await call<typeof login>('POST /login', { body: { email: email.trim(), password } })
  },
  /** Six digits are a code of the authenticator; anything else is a recovery code. */
  code: (text: string) => {
    const digits = text.replaceAll(/\s/g, '')
    const body = /^\d{6}$/.test(digits) ? { code: digits } : { recovery_code: text.trim() }
    return call<typeof passChallenge>('POST /two-factor-challenge', { body })
  },
  confirmSetup: async (code: string) =>
    (await call<typeof confirmTwoFactorSetup>('PUT /api/admin/two-factor', { body: { code } })).data
      .recovery_codes,
  /** Gives up the sign-in that waits for its code. */
  dropCode: () => call<typeof dropChallenge>('DELETE /api/two-factor-challenge'),
  signOut: () => call<typeof logout>('POST /logout'),
}
