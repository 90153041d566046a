import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type {
  declineJobInvitation,
  InvitationTab,
  JobInvitation,
  listJobInvitations,
  seeJobInvitation,
} from '../contract.ts'
import type { DeclineReason } from '../shared/states.ts'
import { jobInvitationKeys } from './query-keys.ts'
import { TABS } from './tabs.ts'

export interface InvitationsSearch {
  tab: InvitationTab
  page: number
}

export function invitationsSearchOf({ etat, page }: SearchParams): InvitationsSearch {
  const tab = TABS.find(({ slug }) => slug === etat)?.tab ?? 'waiting'
  return { tab, page: Math.max(1, Math.trunc(Number(page)) || 1) }
}

export const jobInvitationsQuery = (search: InvitationsSearch) =>
  queryOptions({
    queryKey: jobInvitationKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listJobInvitations>('GET /api/applicant/job-invitations', { query: search, signal }),
    // Sending an application answers an invitation, so the list is read again when offers change.
    meta: { shows: [offerKeys.all] },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/**
 * Tells the recruiter that the invitation was seen. The page does not depend on it, so a failure is dropped: the next
 * opening reports it again.
 */
export async function reportSeen(invitation: JobInvitation): Promise<void> {
  if (invitation.state !== 'sent') return
  const params = { id: invitation.id }
  await call<typeof seeJobInvitation>('PUT /api/applicant/job-invitations/:id/sight', { params }).catch(
    () => undefined,
  )
}

export interface Decline {
  reason: DeclineReason | ''
  note: string
}

export function useDecline(invitation: JobInvitation) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, note }: Decline) =>
      call<typeof declineJobInvitation>('PUT /api/applicant/job-invitations/:id/refusal', {
        params: { id: invitation.id },
        body: { reason: reason as DeclineReason, note },
      }),
    onSuccess: () => refresh(client, jobInvitationKeys.all, notificationKeys.all),
  })
}
