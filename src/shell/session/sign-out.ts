import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { logout } from '#src/accounts/signing-in/contract.ts'
import { call } from '../api/api.ts'
import { notifyTabs } from './browser-tabs.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetSession } from './session.ts'
import { runSignOutTasks } from './sign-out-tasks.ts'

/** Ends the session here and in every other tab, then leads to the home page. */
export function useSignOut() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      await runSignOutTasks()
      return call<typeof logout>('POST /logout')
    },
    onSuccess: async () => {
      notifyTabs('out')
      await router.navigate({ to: '/' })
      forgetSession(client)
      await forgetDrafts()
      await router.invalidate()
    },
  })
}
