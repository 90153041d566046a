import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationKeys, recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { calendarKeys } from '#src/calendar/web/query-keys.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type * as contract from '../contract.ts'

const FOLLOWS_NEWS = { followsNews: true }

export const applicantInterviewsQuery = (id: number) =>
  queryOptions({
    queryKey: calendarKeys.ofApplicant(id),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/applications/:id/interviews'
      return (await call<typeof contract.listApplicantInterviews>(route, { params: { id }, signal })).data
    },
    // Others take slots without this page hearing of it, so the list is read again each time.
    staleTime: 0,
    meta: FOLLOWS_NEWS,
  })

export const recruiterInterviewsQuery = (id: number) =>
  queryOptions({
    queryKey: calendarKeys.ofRecruiter(id),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/recruiter/applications/:id/interviews'
      return call<typeof contract.listRecruiterInterviews>(route, { params: { id }, signal })
    },
    staleTime: 0,
    meta: FOLLOWS_NEWS,
  })

/** @param asked first and last day, and the people whose time is asked for */
export const busyQuery = (asked: { start_date: string; end_date: string; attendee_ids: number[] }) =>
  queryOptions({
    queryKey: calendarKeys.busy(asked),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/recruiter/busy-times'
      return (await call<typeof contract.listBusyTimes>(route, { query: asked, signal })).data
    },
    placeholderData: (before) => before,
    staleTime: 0,
  })

/**
 * A change reads everything again that shows meetings, even after a refusal, because a refusal means that something
 * changed.
 */
function useChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  const again = () =>
    refresh(client, calendarKeys.all, applicationKeys.all, recruiterApplicationKeys.all, notificationKeys.all)
  return useMutation({
    mutationFn,
    onSuccess: again,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void again()
    },
  })
}

type Windows = { version: number; message: string; windows: { starts_at: string; ends_at: string }[] }
type Reasoned = { version: number; reason: string }

export const useTakeSlot = (id: number) =>
  useChange((body: { slot_id: number; despite_overlap: boolean }) =>
    call<typeof contract.takeSlot>('PUT /api/applicant/interviews/:id/slot', {
      params: { id },
      body,
    }),
  )

export const useDecline = (id: number) =>
  useChange((body: Reasoned) =>
    call<typeof contract.declineInterview>('PUT /api/applicant/interviews/:id/refusal', {
      params: { id },
      body,
    }),
  )

export const useCancelOwn = (id: number) =>
  useChange((body: Reasoned) =>
    call<typeof contract.cancelOwnInterview>('PUT /api/applicant/interviews/:id/cancellation', {
      params: { id },
      body,
    }),
  )

export const useAskOtherTimes = (id: number) =>
  useChange((body: Windows) =>
    call<typeof contract.askOtherMoments>('PUT /api/applicant/interviews/:id/windows', {
      params: { id },
      body,
    }),
  )

export interface ProposalValues {
  type: string
  place: string
  duration_minutes: number
  attendee_ids: number[]
  message: string
  preparation: string
  slots: string[]
}

export const usePropose = (applicationId: number) =>
  useChange((values: ProposalValues) =>
    call<typeof contract.proposeInterview>('POST /api/recruiter/applications/:id/interviews', {
      params: { id: applicationId },
      body: values as never,
    }),
  )

export const useProposeSlots = (id: number) =>
  useChange((body: { version: number; slots: string[]; message: string }) =>
    call<typeof contract.proposeSlots>('PUT /api/recruiter/interviews/:id/slots', {
      params: { id },
      body,
    }),
  )

export const useSetMoment = (id: number) =>
  useChange((body: { version: number; starts_at: string; message: string }) =>
    call<typeof contract.setMoment>('PUT /api/recruiter/interviews/:id/moment', {
      params: { id },
      body,
    }),
  )

export const useCancel = (id: number) =>
  useChange((body: Reasoned) =>
    call<typeof contract.cancelInterview>('PUT /api/recruiter/interviews/:id/cancellation', {
      params: { id },
      body,
    }),
  )

export const useAbsence = (id: number) =>
  useChange(({ missed, version }: { missed: boolean; version: number }) => {
    const input = { params: { id }, body: { version } }
    return missed
      ? call<typeof contract.noteAbsence>('PUT /api/recruiter/interviews/:id/absence', input)
      : call<typeof contract.takeBackAbsence>('DELETE /api/recruiter/interviews/:id/absence', input)
  })
