import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { enteredCandidateKeys, recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { managedOfferKeys } from '#src/offers/managing/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  enterCandidate,
  listOffersToEnterFor,
  removeEnteredByLink,
  removeEnteredCandidate,
} from '../contract.ts'
import type { EntryWay } from '../shared/ways.ts'

/** The offers to which a candidate can be added, and how many can be today; they change as offers are published and closed. */
export const offersToEnterForQuery = queryOptions({
  queryKey: enteredCandidateKeys.offers,
  queryFn: ({ signal }) =>
    call<typeof listOffersToEnterFor>('GET /api/recruiter/entered-candidates/offers', { signal }),
  meta: { shows: [managedOfferKeys.all] },
})

export type OfferToEnterFor = ReplyOf<typeof listOffersToEnterFor>['data'][number]

export interface EntryValues {
  offer_id: string
  first_name: string
  last_name: string
  phone_number: string
  email: string
  resume_pdf: File | null
  way: EntryWay | ''
  consent: boolean
  consented_on: string
  note: string
}

/** What is sent of the form; what was left empty was not given. */
export function bodyOf(values: EntryValues, client_key: string, even_if_known = false) {
  return {
    ...values,
    client_key,
    even_if_known,
    email: values.email.trim() || null,
    note: values.note.trim() || null,
  }
}

export function useEnterCandidate(onProgress: (share: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) =>
      call<typeof enterCandidate>('POST /api/recruiter/entered-candidates', {
        body: body as never,
        multipart: true,
        onProgress,
      }),
    onSuccess: ({ data }) =>
      data ? refresh(client, recruiterApplicationKeys.lists, managedOfferKeys.all) : undefined,
  })
}

export function useRemoveEntered(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof removeEnteredCandidate>('DELETE /api/recruiter/entered-candidates/:id', {
        params: { id },
      }),
    onSuccess: () => refresh(client, recruiterApplicationKeys.lists, managedOfferKeys.all),
  })
}

export function useRemoveByLink(token: string) {
  return useMutation({
    mutationFn: () =>
      call<typeof removeEnteredByLink>('PUT /api/entered-candidates/removal', { body: { token } }),
  })
}
