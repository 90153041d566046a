import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import { offerKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  createOfferDraft,
  previewOffer,
  saveOfferDraft,
  showOfferDraft,
  submitOfferDraft,
  takeBackSubmission,
} from '../contract.ts'
import { offerDraftKeys } from './query-keys.ts'
import type { OfferValues } from './values.ts'

/** The draft is always read anew, because a save over an older version would be refused. */
export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: offerDraftKeys.one(id),
    queryFn: ({ signal }) => readDraft(id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export async function readDraft(id: number, signal?: AbortSignal) {
  const route = 'GET /api/recruiter/offers/:id/draft'
  return (await call<typeof showOfferDraft>(route, { params: { id }, ...(signal && { signal }) })).data
}

export const previewQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: offerDraftKeys.preview(id, version),
    queryFn: ({ signal }) => {
      const route = 'GET /api/recruiter/offers/:id/preview'
      return call<typeof previewOffer>(route, { params: { id }, signal })
    },
    staleTime: 0,
    retry: false,
  })

export async function createOnServer(content: OfferValues, client_key: string) {
  const route = 'POST /api/recruiter/offer-drafts'
  return (await call<typeof createOfferDraft>(route, { body: { content, client_key } })).data
}

interface SavedOffer {
  id: number
  version: number
  content: OfferValues
}

export async function saveOnServer({ id, version, content }: SavedOffer) {
  const route = 'PUT /api/recruiter/offers/:id/draft'
  return (await call<typeof saveOfferDraft>(route, { params: { id }, body: { version, content } })).data
}

export function useSubmitOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      call<typeof submitOfferDraft>('PUT /api/recruiter/offers/:id/submission', {
        params: { id },
        body: { version },
      }),
    onSuccess: () => refresh(client, offerDraftKeys.all, offerKeys.all),
  })
}

export function useTakeBackOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof takeBackSubmission>('DELETE /api/recruiter/offers/:id/submission', { params: { id } }),
    onSuccess: () => refresh(client, offerDraftKeys.all, offerKeys.all),
    // A refusal means that the offer was decided meanwhile, so the list is read again after it too.
    onSettled: () => refresh(client, managedOfferKeys.all),
  })
}
