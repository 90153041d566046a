import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { notifyTabs } from '#src/shell/session/browser-tabs.ts'
import { forgetDrafts } from '#src/shell/session/drafts.ts'
import { forgetSession } from '#src/shell/session/session.ts'
import type { putDeactivation, requestDeletion } from '../deletion/contract.ts'
import type { listExports, requestExport } from '../exports/contract.ts'
import { exportKeys } from './query-keys.ts'

const PREPARING_MS = 2_000

/** The list is read again by itself while a copy is being prepared. */
export const exportsQuery = queryOptions({
  queryKey: exportKeys.all,
  queryFn: ({ signal }) => call<typeof listExports>('GET /api/user/exports', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'preparing') ? PREPARING_MS : false,
})

export function useAskExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof requestExport>('POST /api/user/exports'),
    onSettled: () => refresh(client, exportKeys.all),
  })
}

/** The password proves the person, or a code of a person without a password. */
export interface Proof {
  password?: string
  code?: string
}

export const deactivate = (proof: Proof) =>
  call<typeof putDeactivation>('PUT /api/user/deactivation', { body: proof })

export const askDeletion = ({ confirmation = '', ...proof }: Proof & { confirmation?: string }) =>
  call<typeof requestDeletion>('POST /api/user/deletion', { body: { ...proof, confirmation } })

/** Leads to the home page in every open tab after the account was closed. */
export function useSignedOutRedirect() {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    notifyTabs('out')
    await router.navigate({ to: '/' })
    forgetSession(client)
    await forgetDrafts()
    await router.invalidate()
  }
}
