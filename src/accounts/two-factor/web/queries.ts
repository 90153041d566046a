import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { securityKeys } from '#src/accounts/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { loadSession } from '#src/shell/session/session.ts'
import type {
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  showTwoFactor,
  startTwoFactor,
} from '../contract.ts'

export const twoFactorQuery = queryOptions({
  queryKey: securityKeys.twoFactor,
  queryFn: ({ signal }) => call<typeof showTwoFactor>('GET /api/user/two-factor', { signal }),
  staleTime: 0,
})

/** What changes the codes; each is refused until the person is proved to be there (see `useReauthentication`). */
export const twoFactorCalls = {
  start: async () => (await call<typeof startTwoFactor>('POST /api/user/two-factor', { body: {} })).data,
  confirm: async (code: string) =>
    (await call<typeof confirmTwoFactor>('PUT /api/user/two-factor', { body: { code } })).data.recovery_codes,
  renew: async () =>
    (await call<typeof renewRecoveryCodes>('POST /api/user/two-factor/recovery-codes', { body: {} })).data
      .recovery_codes,
  end: async () => {
    await call<typeof endTwoFactor>('DELETE /api/user/two-factor', { body: {} })
    return true as const
  },
}

/** Reads the state of the security tab and the user again after a change. */
export function useReloadSecurity() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([refresh(client, securityKeys.all), loadSession(client, true).catch(() => null)])
  }
}
