import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import type { resendVerification } from '#src/accounts/verification/contract.ts'
import type { listApplications, showApplication } from '#src/applications/following/contract.ts'
import { applicationKeys } from '#src/applications/web/query-keys.ts'
import { offerKeys, savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { visitOrigin } from '#src/offers/web/visits.ts'
import type { listUsableResumes } from '#src/resumes/contract.ts'
import { resumeKeys } from '#src/resumes/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { postApplication } from '../contract.ts'
import { type ApplyValues, bodyOf } from './values.ts'

/** The CVs that can be sent, and the drafts, which have to be finished before. */
export const usableResumesQuery = queryOptions({
  queryKey: resumeKeys.usable,
  queryFn: ({ signal }) => call<typeof listUsableResumes>('GET /api/applicant/resumes/apply', { signal }),
  staleTime: 0,
})

/** The last application gives its salaries and letter to the next one; null for a first one. */
export const lastDossierQuery = queryOptions({
  queryKey: applicationKeys.lastDossier,
  queryFn: async ({ signal }) => {
    const { data } = await call<typeof listApplications>('GET /api/applicant/applications', { signal })
    const [last] = data.toSorted((a, b) => (b.submitted_at ?? '').localeCompare(a.submitted_at ?? ''))
    if (!last) return null
    const route = 'GET /api/applicant/applications/:id'
    return (await call<typeof showApplication>(route, { params: { id: last.id }, signal })).data.dossier
  },
  retry: false,
})

export type SentApplication = ReplyOf<typeof postApplication>

export function useSubmitApplication(offerId: number, onProgress: (share: number) => void) {
  return useMutation({
    mutationFn: (values: ApplyValues) => postApplicationOf(values, offerId, onProgress),
  })
}

export function postApplicationOf(
  values: ApplyValues,
  offerId: number,
  onProgress?: (share: number) => void,
): Promise<SentApplication> {
  return call<typeof postApplication>('POST /api/applicant/applications', {
    query: visitOrigin(offerId),
    body: bodyOf(values, offerId),
    multipart: true,
    ...(onProgress && { onProgress }),
  })
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
