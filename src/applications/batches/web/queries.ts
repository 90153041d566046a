import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { rememberOwn } from '#src/applications/reviewing/web/own-moves.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type {
  BatchResult,
  changeApplications,
  listRecipients,
  listWaitingAnswers,
  selectApplications,
  takeBackChange,
} from '../contract.ts'

export type Change = NonNullable<InputOf<typeof changeApplications>['body']>

/** The refusals of many that can all be taken back. */
export const waitingQuery = queryOptions({
  queryKey: recruiterApplicationKeys.waiting,
  queryFn: async ({ signal }) =>
    (await call<typeof listWaitingAnswers>('GET /api/recruiter/application-changes', { signal })).data,
  staleTime: 0,
  meta: { followsNews: true },
})

/** Whom a message is for: named, or everybody whose application to an offer is open. */
export interface Wanted {
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
    // Colleagues move them while a message is written.
    meta: { followsNews: true },
  })
}

/** The first of the list under these filters, whatever the page. */
export function readSelection(filters: object) {
  return call<typeof selectApplications>('GET /api/recruiter/application-changes/selection', {
    query: { sort_by_date: 'desc', ...filters } as InputOf<typeof selectApplications>['query'],
  })
}

/** What one moves with many others is no more told back as a colleague's than what one moves alone. */
function rememberMoved(results: readonly BatchResult[]) {
  for (const { id, version } of results) if (version !== null) rememberOwn({ id, version })
}

const readAgain = (client: QueryClient) => refresh(client, recruiterApplicationKeys.all, managedOfferKeys.all)

/** The same change to many, each with its result. */
export function useManyChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Change) =>
      call<typeof changeApplications>('POST /api/recruiter/application-changes', { body }),
    onSuccess: ({ data }) => rememberMoved(data),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) return
      toast.error({ title: 'Rien n’a été enregistré de plus', text: error.message })
    },
    onSettled: () => void readAgain(client),
  })
}

/** All of a change of many, taken back while nobody was told of it. */
export function useTakeBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) =>
      call<typeof takeBackChange>('DELETE /api/recruiter/application-changes/:key', { params: { key } }),
    onSuccess: ({ data }) => rememberMoved(data),
    onError: (error) => toast.error({ title: 'Rien n’a été annulé', text: error.message }),
    onSettled: () => void readAgain(client),
  })
}
