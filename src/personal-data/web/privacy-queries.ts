import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '#src/shell/api/api.ts'
import { forgetSession } from '#src/shell/session/session.ts'
import { notifyTabs } from '#src/shell/session/session-tabs.ts'
import type {
  listExports,
  putDeactivation,
  putVisibility,
  requestDeletion,
  requestExport,
  showVisibility,
  VisibilityReply,
} from '../contract.ts'

const PREPARING_MS = 2_000

/** Asked again while a copy is being prepared. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => call<typeof listExports>('GET /api/user/exports', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ status }) => status === 'preparing') ? PREPARING_MS : false,
})

export function useAskExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof requestExport>('POST /api/user/exports'),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  })
}

export const visibilityQuery = queryOptions({
  queryKey: ['visibility'],
  queryFn: ({ signal }) => call<typeof showVisibility>('GET /api/applicant/visibility', { signal }),
})

/** Shown at once, and taken back when the server refuses. */
export function useVisibility() {
  const client = useQueryClient()
  const { queryKey } = visibilityQuery
  return useMutation({
    mutationFn: ({ public_slug: _, ...body }: VisibilityReply) =>
      call<typeof putVisibility>('PUT /api/applicant/visibility', { body }),
    onMutate: async (data) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { data })
      return before
    },
    onError: (_error, _next, before) => client.setQueryData(queryKey, before),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      void client.invalidateQueries({
        predicate: (query) => query.queryKey[0] === 'profile' || query.queryKey[0] === 'applicant-profile',
      })
    },
  })
}

/** What proves that it is the person: the password, or a code of who has none. */
export interface Proof {
  password?: string
  code?: string
}

export const deactivate = (proof: Proof) =>
  call<typeof putDeactivation>('PUT /api/user/deactivation', { body: proof })

export const askDeletion = ({ confirmation = '', ...proof }: Proof & { confirmation?: string }) =>
  call<typeof requestDeletion>('POST /api/user/deletion', { body: { ...proof, confirmation } })

/** Leaves an account that was just closed, here and in the other tabs, for the home page. */
export function useLeaving() {
  const client = useQueryClient()
  const router = useRouter()
  return async () => {
    notifyTabs('out')
    await router.navigate({ to: '/' })
    forgetSession(client)
    await router.invalidate()
  }
}
