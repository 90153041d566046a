import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Credentials } from '#src/accounts/reauthentication/contract.ts'
import { personKeys } from '#src/accounts/web/person-keys.ts'
import type { GivenRole } from '#src/companies/policy.ts'
import { teamKeys } from '#src/companies/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { loadSession } from '#src/shell/session/session.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  changeMemberRole,
  inviteMember,
  leaveCompany,
  listMembers,
  removeMember,
  revokeInvitation,
  transferOwnership,
} from '../contract.ts'

export const teamQuery = queryOptions({
  queryKey: teamKeys.all,
  queryFn: async ({ signal }) =>
    (await call<typeof listMembers>('GET /api/recruiter/members', { signal })).data,
  // Colleagues change the team too, so the known state is shown and read again at once.
  staleTime: 0,
  meta: { shows: [personKeys.all] },
})

/** Reads the team again after a change, before its dialog closes. */
const again = (client: QueryClient) => refresh(client, teamKeys.all)

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
    mutationFn: ({ id, ...body }: { id: number; role: GivenRole; successor_id: number | null }) =>
      call<typeof changeMemberRole>('PUT /api/recruiter/members/:id/role', {
        params: { id },
        body,
      }),
    onSettled: () => again(client),
  })
}

export function useRemove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, successor_id }: { id: number; successor_id: number | null }) =>
      call<typeof removeMember>('DELETE /api/recruiter/members/:id', {
        params: { id },
        body: { successor_id },
      }),
    onSettled: () => again(client),
  })
}

/** The person's own place changes: what it may do is read again too. */
export function useTransfer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Credentials & { member_id: number }) =>
      call<typeof transferOwnership>('PUT /api/recruiter/owner', { body }),
    onSuccess: async () => {
      await again(client)
      await loadSession(client, true)
    },
  })
}

/** Leads away first: the page of a team closes, with what it waits for, once the person has none. */
export function useLeave() {
  const client = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (successor_id: number | null) =>
      call<typeof leaveCompany>('DELETE /api/recruiter/membership', { body: { successor_id } }),
    onSuccess: async () => {
      toast.success({ title: 'Vous avez quitté la société' })
      await router.navigate({ to: '/dashboard' })
      await loadSession(client, true)
      client.removeQueries({ queryKey: teamKeys.all })
    },
  })
}
