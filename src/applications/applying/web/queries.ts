import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import type { resendVerification } from '#src/accounts/verification/contract.ts'
import { applicationKeys } from '#src/applications/web/query-keys.ts'
import { offerKeys, savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { visitOrigin } from '#src/offers/web/visits.ts'
import type { listUsableResumes } from '#src/resumes/contract.ts'
import { resumeKeys } from '#src/resumes/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { newClientKey } from '#src/shell/form/client-key.ts'
import type { postApplication, showBeforeApplying } from '../contract.ts'
import { type ApplyValues, bodyOf } from './values.ts'

/** The CVs that can be sent, and the drafts, which have to be finished before. */
export const usableResumesQuery = queryOptions({
  queryKey: resumeKeys.usable,
  queryFn: ({ signal }) => call<typeof listUsableResumes>('GET /api/applicant/resumes/apply', { signal }),
  staleTime: 0,
})

/** What the form has to know before it is sent: the last application, letters that were sent, what is left of the day. */
export const beforeApplyingQuery = queryOptions({
  queryKey: applicationKeys.beforeApplying,
  queryFn: async ({ signal }) =>
    (await call<typeof showBeforeApplying>('GET /api/applicant/applying', { signal })).data,
  staleTime: 0,
  retry: false,
})

export type BeforeApplying = ReplyOf<typeof showBeforeApplying>['data']

export type SentApplication = ReplyOf<typeof postApplication>

export function useSubmitApplication(offerId: number, onProgress: (share: number) => void) {
  return useMutation({
    mutationFn: (values: ApplyValues) => postApplicationOf(values, offerId, { onProgress }),
  })
}

const sendingKeys = new Map<number, string>()

/** The key of what this page sends to an offer: the same until the server has answered. */
export function sendingKeyOf(offerId: number): string {
  const key = sendingKeys.get(offerId) ?? newClientKey()
  sendingKeys.set(offerId, key)
  return key
}

interface Sending {
  onProgress?: ((share: number) => void) | undefined
  /** The key of an earlier attempt, whose answer may have been lost. */
  key?: string | undefined
}

/** Sends the application; after a lost answer the same key keeps it from being sent twice. */
export async function postApplicationOf(
  values: ApplyValues,
  offerId: number,
  { onProgress, key = sendingKeyOf(offerId) }: Sending = {},
): Promise<SentApplication> {
  const sent = await call<typeof postApplication>('POST /api/applicant/applications', {
    query: visitOrigin(offerId),
    body: { ...bodyOf(values, offerId), client_key: key },
    multipart: true,
    ...(onProgress && { onProgress }),
  })
  sendingKeys.delete(offerId)
  return sent
}

export function useResendVerification() {
  return useMutation({
    mutationFn: () => call<typeof resendVerification>('POST /email/verification-notification'),
  })
}

/** An application changes offers, which say « Déjà postulé », and every list that counts or shows it. */
export function refreshAfterApplying(client: QueryClient): Promise<void> {
  return refresh(client, offerKeys.all, savedOfferKeys.all, applicationKeys.all, notificationKeys.all)
}
