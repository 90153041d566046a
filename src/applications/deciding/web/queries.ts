import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { ApplicationsSearch } from '#src/applications/reviewing/web/filters.ts'
import { detailQuery } from '#src/applications/reviewing/web/queries.ts'
import type { RejectionReason } from '#src/applications/shared/labels.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'
import type { Change } from '#src/applications/shared/transitions.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  answerAll,
  archiveRecruiterApplication,
  BatchResult,
  cancelRejection,
  changeApplications,
  changeStage,
  hireApplicant,
  listRecipients,
  listWaitingAnswers,
  rejectApplication,
  selectApplications,
  takeBackChange,
  undoMove,
} from '../contract.ts'
import { rememberOwnChange } from './own-changes.ts'

type SeenApplication = Pick<RecruiterApplicationDetail, 'id' | 'version'>

export type Decision =
  | { change: ChosenStage; message?: string }
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

/**
 * Decides on one application; a decision that is refused (409) shows why and reads the application again.
 * @param more what the message of a decision says and offers besides
 */
export function useDecision(
  application: SeenApplication,
  search: ApplicationsSearch,
  more?: (data: RecruiterApplicationDetail, change: Decision['change']) => DecisionMessage,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => sendDecision(application, decision),
    onSuccess: async ({ data }, { change }) => {
      await keep(client, data, search)
      toast.success({ title: DONE[change] ?? 'Candidature modifiée', ...more?.(data, change) })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status === 422) return
      toast.error({ title: 'La candidature n’a pas changé', text: error.message })
      if (error.status === 409) void refresh(client, recruiterApplicationKeys.all)
    },
  })
}

type DecisionMessage = Pick<Parameters<typeof toast.success>[0], 'text' | 'action'>

/** Takes a decision back from wherever its application is no longer open; resolves to whether that was still possible. */
export function useTakingBack(search: ApplicationsSearch) {
  const client = useQueryClient()
  return async (
    decided: RecruiterApplicationDetail,
    change: 'cancel_rejection' | 'undo',
  ): Promise<boolean> => {
    try {
      const { data } = await sendDecision(decided, { change })
      await keep(client, data, search)
      toast.success({ title: DONE[change] ?? '', text: data.applicant_name })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error({ title: 'La décision n’a pas été annulée', text: error.message })
      void refresh(client, recruiterApplicationKeys.all)
      return false
    }
  }
}

/** The reply of a decision knows no filters, so the neighbours stay those of the page. */
async function keep(client: QueryClient, data: RecruiterApplicationDetail, search: ApplicationsSearch) {
  const shown = detailQuery(data.id, search)
  const before = client.getQueryData(shown.queryKey)?.data
  const { previous_id, next_id } = before ?? data
  rememberOwnChange(data)
  await replace(client, shown, { data: { ...data, previous_id, next_id }, opened: true })
  void refresh(client, recruiterApplicationKeys.lists)
}

export function sendDecision(
  { id, version }: SeenApplication,
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

export const heldRefusalsQuery = queryOptions({
  queryKey: recruiterApplicationKeys.waiting,
  queryFn: async ({ signal }) =>
    (await call<typeof listWaitingAnswers>('GET /api/recruiter/application-changes', { signal })).data,
  staleTime: 0,
  meta: { followsNews: true },
})

/** A message is for the applications that are named, or for all that are open of an offer. */
interface Wanted {
  ids?: string | undefined
  offer_id?: string | undefined
}

export function recipientsQuery(wanted: Wanted) {
  return queryOptions({
    queryKey: recruiterApplicationKeys.recipients(wanted),
    queryFn: ({ signal }) =>
      call<typeof listRecipients>('GET /api/recruiter/application-changes/recipients', {
        query: { ids: wanted.ids ?? null, offer_id: wanted.offer_id ?? null },
        signal,
      }),
    staleTime: 0,
    // Colleagues change applications while a message is written, so this follows the news.
    meta: { followsNews: true },
  })
}

/** Reads the first applications of the list under these filters, whatever page is shown. */
export function readSelection(filters: object) {
  return call<typeof selectApplications>('GET /api/recruiter/application-changes/selection', {
    query: { sort_by_date: 'desc', ...filters } as InputOf<typeof selectApplications>['query'],
  })
}

/** What one changes with many others is the browser's own change too, and must not come back as a colleague's. */
function rememberChanged(results: readonly BatchResult[]) {
  for (const { id, version } of results) if (version !== null) rememberOwnChange({ id, version })
}

const readAgain = (client: QueryClient) => refresh(client, recruiterApplicationKeys.all, managedOfferKeys.all)

export type BatchInput = NonNullable<InputOf<typeof changeApplications>['body']>

export function useBatchChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BatchInput) =>
      call<typeof changeApplications>('POST /api/recruiter/application-changes', { body }),
    onSuccess: ({ data }) => rememberChanged(data),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) return
      toast.error({ title: 'Rien n’a été enregistré de plus', text: error.message })
    },
    onSettled: () => void readAgain(client),
  })
}

export function useUndoBatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) =>
      call<typeof takeBackChange>('DELETE /api/recruiter/application-changes/:key', { params: { key } }),
    onSuccess: ({ data }) => rememberChanged(data),
    onError: (error) => toast.error({ title: 'Rien n’a été annulé', text: error.message }),
    onSettled: () => void readAgain(client),
  })
}

export function useAnswerEveryone(offerId: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof answerAll>['body']>) =>
      call<typeof answerAll>('PUT /api/recruiter/offers/:id/answers', { params: { id: offerId }, body }),
    onSuccess: ({ data: { answered_count: count } }) => {
      toast.success({ title: count === 1 ? 'Candidature répondue' : `${count} candidatures répondues` })
      onDone()
      return readAgain(client)
    },
  })
}
