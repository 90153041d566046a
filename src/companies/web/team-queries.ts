import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProofGiven } from '#src/accounts/security-contract.ts'
import { call } from '#src/ui/api.ts'
import { loadSession } from '#src/ui/session.ts'
import type { GivenRole } from '../policy.ts'
import type {
  changeMemberRole,
  inviteMember,
  leaveCompany,
  listMembers,
  removeMember,
  revokeInvitation,
  transferOwnership,
} from '../team-contract.ts'

const KEY = ['team']

export const teamQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) =>
    (await call<typeof listMembers>('GET /api/recruiter/members', { signal })).data,
  // Colleagues act too: shown as known, then as it is.
  staleTime: 0,
})

/** Reads the team again after a change, before its dialog closes. */
const again = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY })

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; role: GivenRole }) =>
      call<typeof inviteMember>('POST /api/recruiter/invitations', { body }),
    onSuccess: () => again(client),
  })
}

export function useRevoke() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof revokeInvitation>('DELETE /api/recruiter/invitations/:id', { params: { id } }),
    onSettled: () => again(client),
  })
}

export function useChangeRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, role }: { id: number; role: GivenRole }) =>
      call<typeof changeMemberRole>('PUT /api/recruiter/members/:id/role', {
        params: { id },
        body: { role },
      }),
    onSettled: () => again(client),
  })
}

export function useRemove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof removeMember>('DELETE /api/recruiter/members/:id', { params: { id } }),
    onSettled: () => again(client),
  })
}

/** The person's own place changes: what it may do is read again too. */
export function useTransfer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProofGiven & { member_id: number }) =>
      call<typeof transferOwnership>('PUT /api/recruiter/owner', { body }),
    onSuccess: async () => {
      await again(client)
      await loadSession(client, true)
    },
  })
}

export function useLeave() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call<typeof leaveCompany>('DELETE /api/recruiter/membership'),
    onSuccess: async () => {
      await loadSession(client, true)
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'abilities',
      })
    },
  })
}
