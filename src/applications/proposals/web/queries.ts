import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { declineOffer } from '#src/applications/following/contract.ts'
import { applicationKeys, proposalKeys, recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  acceptProposal,
  makeProposal,
  showProposal,
  showRecruiterProposal,
  withdrawProposal,
} from '../contract.ts'

const FOLLOWS_NEWS = { followsNews: true }

export const proposalQuery = (id: string) =>
  queryOptions({
    queryKey: proposalKeys.one('applicant', Number(id)),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/applications/:id/proposal'
      return (await call<typeof showProposal>(route, { params: { id }, signal })).data
    },
    retry: false,
    meta: FOLLOWS_NEWS,
  })

export const madeProposalQuery = (id: number) =>
  queryOptions({
    queryKey: proposalKeys.one('recruiter', id),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/recruiter/applications/:id/proposal'
      return (await call<typeof showRecruiterProposal>(route, { params: { id }, signal })).data
    },
    retry: false,
    meta: FOLLOWS_NEWS,
  })

/** The proposal is read again after a refused answer too, because another change was first. */
function useReread(id: string) {
  const client = useQueryClient()
  return () =>
    refresh(client, proposalKeys.one('applicant', Number(id)), applicationKeys.all, notificationKeys.all)
}

export function useAcceptProposal(id: string) {
  const reread = useReread(id)
  return useMutation({
    mutationFn: (proposal_id: number) =>
      call<typeof acceptProposal>('PUT /api/applicant/applications/:id/proposal/acceptance', {
        params: { id },
        body: { proposal_id },
      }),
    onSettled: reread,
  })
}

export function useDeclineProposal(id: string) {
  const reread = useReread(id)
  return useMutation({
    mutationFn: (body: { reason: string; message: string }) =>
      call<typeof declineOffer>('PUT /api/applicant/applications/:id/refusal-of-offer', {
        params: { id },
        body: body as never,
      }),
    onSettled: reread,
  })
}

export interface ProposalValues {
  text: string
  salary: number | string | null
  start_date: string
  answer_by: string
  file: File | null
}

export function useMakeProposal({ id, version }: { id: number; version: number }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: ProposalValues) =>
      call<typeof makeProposal>('POST /api/recruiter/applications/:id/proposal', {
        params: { id },
        body: { ...values, version } as never,
      }),
    onSuccess: () => refresh(client, recruiterApplicationKeys.all, proposalKeys.one('recruiter', id)),
  })
}

export function useWithdrawProposal({ id, version }: { id: number; version: number }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof withdrawProposal>('DELETE /api/recruiter/applications/:id/proposal', {
        params: { id },
        body: { version },
      }),
    onSettled: () => refresh(client, recruiterApplicationKeys.all, proposalKeys.one('recruiter', id)),
  })
}
