import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { csrfCookie, logout } from '#src/accounts/signing-in/contract.ts'
import { invitationKeys } from '#src/companies/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { notifyTabs } from '#src/shell/session/browser-tabs.ts'
import { forgetDrafts } from '#src/shell/session/drafts.ts'
import { forgetSession, loadSession } from '#src/shell/session/session.ts'
import type { acceptInvitation, showInvitation } from '../contract.ts'

/** What a link proposes; null when it is no longer good, or never was. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: invitationKeys.one(token),
    queryFn: async () => {
      try {
        const { data } = await call<typeof showInvitation>('GET /api/invitations/:token', {
          params: { token },
        })
        return data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 0,
  })

export interface NewAccount {
  first_name: string
  last_name: string
  password: string
  terms: boolean
}

/** Joins with the account that is signed in, or with a new one; then the dashboard of the company opens. */
export function useAccept(token: string) {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async (account?: NewAccount) => {
      if (account) await call<typeof csrfCookie>('GET /sanctum/csrf-cookie').catch(() => undefined)
      return call<typeof acceptInvitation>('POST /api/invitations/:token/acceptance', {
        params: { token },
        ...(account && { body: account }),
      })
    },
    onSuccess: async (_reply, account) => {
      await loadSession(client, true)
      if (account) notifyTabs('in')
      await router.navigate({ to: '/dashboard' })
    },
    onError: (error) => {
      // Used, revoked or too old by now: the page says so.
      if (error instanceof ApiError && error.status === 404)
        client.setQueryData(invitationQuery(token).queryKey, null)
    },
  })
}

/** Ends the session and stays, so that the link can be used with its own address. */
export function useSignOutHere() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call<typeof logout>('POST /logout'),
    onSuccess: async () => {
      notifyTabs('out')
      forgetSession(client)
      await forgetDrafts()
      await router.invalidate()
    },
  })
}
