import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { RejectionReason } from '#src/applications/shared/labels.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'
import type { Change } from '#src/applications/shared/transitions.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { SECOND } from '#src/shared/durations.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  archiveRecruiterApplication,
  cancelRejection,
  changeStage,
  hireApplicant,
  listRecruiterApplications,
  RecruiterApplicationDetail,
  rejectApplication,
  showRecruiterApplication,
  undoMove,
} from '../contract.ts'
import { type ApplicationsSearch, filtersOf } from './filters.ts'
import { rememberOwn } from './own-moves.ts'

export type ApplicationsList = ReplyOf<typeof listRecruiterApplications>

export function listQuery({ page, ...given }: ApplicationsSearch) {
  const search = { ...(page && { page }), ...filtersOf(given) }
  return queryOptions({
    queryKey: recruiterApplicationKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listRecruiterApplications>('GET /api/recruiter/applications', {
        query: { page: 1, ...search, sort_by_date: search.sort_by_date ?? 'desc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Opening an application changes it: the list is read again on the way back, the known one shown meanwhile.
    staleTime: 0,
    // Colleagues move applications too.
    meta: { followsNews: true },
  })
}

/** An application, and whether it was opened here: until then it is only known ahead. */
interface Reading {
  data: RecruiterApplicationDetail
  opened: boolean
}

/** Its first reading opens it, which marks it seen: never ask for it before somebody looks at it. */
export function detailQuery(id: number, search: ApplicationsSearch) {
  return queryOptions({
    queryKey: recruiterApplicationKeys.one(id, filtersOf(search)),
    // Read again later it is only brought up to date.
    queryFn: async ({ client, queryKey }): Promise<Reading> => {
      const known = client.getQueryData<Reading>(queryKey)
      return { ...(await read(id, search, known?.opened ?? false)), opened: true }
    },
    staleTime: ({ state }) => (state.data?.opened ? FRESH : 0),
    retry,
    // Colleagues move it, and its applicant too.
    meta: { followsNews: true },
  })
}

/** The same, before anybody looks at it: it stays unseen. */
export function aheadQuery(id: number, search: ApplicationsSearch) {
  return queryOptions({
    queryKey: recruiterApplicationKeys.one(id, filtersOf(search)),
    queryFn: async ({ client, queryKey }): Promise<Reading> => {
      const known = client.getQueryData<Reading>(queryKey)
      return { ...(await read(id, search, true)), opened: known?.opened ?? false }
    },
    staleTime: FRESH,
    retry,
  })
}

const FRESH = 30 * SECOND

const retry = (count: number, error: Error) =>
  count < 2 && !(error instanceof ApiError && error.status >= 400)

function read(id: number, search: ApplicationsSearch, ahead: boolean) {
  const filters = filtersOf(search)
  return call<typeof showRecruiterApplication>('GET /api/recruiter/applications/:id', {
    params: { id },
    query: {
      ...filters,
      sort_by_date: filters.sort_by_date ?? 'desc',
      ...(ahead && { ahead: '1' as const }),
    },
  })
}

export const cvAddress = (id: number) => `/api/recruiter/applications/${id}/cv`

/** The same file, read before anybody asks for it. */
export const cvAheadAddress = (id: number) => `${cvAddress(id)}?ahead=1`

export type StageChange = ChosenStage

export type Decision =
  | { change: StageChange; message?: string }
  | { change: 'reject'; reason: RejectionReason; message: string }
  | { change: 'hire'; message: string }
  | { change: 'cancel_rejection' | 'archive' | 'undo' }

const DONE: Partial<Record<Change | 'undo', string>> = {
  undo: 'Changement annulé',
  review: 'Candidature à l’étude',
  shortlisted: 'Candidature présélectionnée',
  interview: 'Candidature passée en entretien',
  offer_made: 'Proposition faite',
  reject: 'Refus enregistré',
  cancel_rejection: 'Refus annulé',
  hire: 'Recrutement confirmé',
  archive: 'Candidature archivée',
}

/** Makes a change to one application; a refused one (409) shows why and reads the application again. */
export function useDecision(
  application: Pick<RecruiterApplicationDetail, 'id' | 'version'>,
  search: ApplicationsSearch,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => send(application, decision),
    onSuccess: async ({ data }, { change }) => {
      await keep(client, data, search)
      toast.success({ title: DONE[change] ?? 'Candidature modifiée' })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 422) return
      toast.error({ title: 'La candidature n’a pas changé', text: error.message })
      if (error.status === 409) void refresh(client, recruiterApplicationKeys.all)
    },
  })
}

/** The reply of a change knows no filters: the neighbours stay those of the page. */
async function keep(
  client: QueryClient,
  data: RecruiterApplicationDetail,
  search: ApplicationsSearch,
): Promise<void> {
  const shown = detailQuery(data.id, search)
  const before = client.getQueryData(shown.queryKey)?.data
  const { previous_id, next_id } = before ?? data
  rememberOwn(data)
  await replace(client, shown, { data: { ...data, previous_id, next_id }, opened: true })
  void refresh(client, recruiterApplicationKeys.lists)
}

function send(
  { id, version }: Pick<RecruiterApplicationDetail, 'id' | 'version'>,
  decision: Decision,
): Promise<{ data: RecruiterApplicationDetail }> {
  const params = { id }
  switch (decision.change) {
    case 'reject': {
      const { reason, message } = decision
      const body = { version, reason, message: message || null }
      return call<typeof rejectApplication>('PUT /api/recruiter/applications/:id/rejection', { params, body })
    }
    case 'cancel_rejection':
      return call<typeof cancelRejection>('DELETE /api/recruiter/applications/:id/rejection', { params })
    case 'undo':
      return call<typeof undoMove>('DELETE /api/recruiter/applications/:id/stage', {
        params,
        body: { version },
      })
    case 'hire':
      return call<typeof hireApplicant>('PUT /api/recruiter/applications/:id/hire', {
        params,
        body: { version, message: decision.message || null },
      })
    case 'archive':
      return call<typeof archiveRecruiterApplication>('PUT /api/recruiter/applications/:id/archive', {
        params,
      })
    default: {
      const body = { version, stage: decision.change, message: decision.message || null }
      return call<typeof changeStage>('PUT /api/recruiter/applications/:id/stage', { params, body })
    }
  }
}
