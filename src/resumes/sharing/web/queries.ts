import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { createShare, listShares, openShared, revokeShare, showShared, viewShared } from '../contract.ts'
import { shareKeys } from './query-keys.ts'

export const sharesQuery = (resumeId: number) =>
  queryOptions({
    queryKey: shareKeys.of(resumeId),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/resumes/:id/shares'
      return (await call<typeof listShares>(route, { params: { id: resumeId }, signal })).data
    },
    retry: false,
    staleTime: 0,
  })

export function useCreateShare(resumeId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: { days: number; password: string | null }) => {
      const route = 'POST /api/applicant/resumes/:id/shares'
      return (await call<typeof createShare>(route, { params: { id: resumeId }, body })).data
    },
    onSuccess: () => client.invalidateQueries({ queryKey: shareKeys.of(resumeId) }),
  })
}

export function useRevokeShare(resumeId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof revokeShare>('DELETE /api/applicant/resume-shares/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: shareKeys.of(resumeId) }),
  })
}

export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: shareKeys.shared(token),
    queryFn: async ({ signal }) =>
      (await call<typeof showShared>('GET /api/shared-resumes/:token', { params: { token }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useUnlock(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (password: string) => {
      const route = 'POST /api/shared-resumes/:token/opening'
      return (await call<typeof openShared>(route, { params: { token }, body: { password } })).data
    },
    onSuccess: (opened) => client.setQueryData(shareKeys.shared(token), opened),
  })
}

/** Said once the page is in front of someone; a failure loses nothing but a figure. */
export function recordSharedView(token: string, access: string) {
  const route = 'POST /api/shared-resumes/:token/views'
  void call<typeof viewShared>(route, { params: { token }, body: { access } }).catch(() => undefined)
}
