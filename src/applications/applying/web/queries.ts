import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import type { resendVerification } from '#src/accounts/verification/contract.ts'
import type { listApplications, showApplication } from '#src/applications/following/contract.ts'
import type { listUsableResumes } from '#src/resumes/contract.ts'
import { call } from '#src/shell/api/api.ts'
import type { postApplication } from '../contract.ts'
import { type ApplyValues, bodyOf } from './values.ts'

/** The CVs that may be sent, drafts left out. */
export const usableResumesQuery = queryOptions({
  queryKey: ['resumes', 'apply'],
  queryFn: async ({ signal }) =>
    (await call<typeof listUsableResumes>('GET /api/applicant/resumes/apply', { signal })).data,
  staleTime: 0,
})

/** What was sent with the last application: its salaries and letter can serve again. Null for a first one. */
export const lastDossierQuery = queryOptions({
  queryKey: ['applications', 'last dossier'],
  queryFn: async ({ signal }) => {
    const { data } = await call<typeof listApplications>('GET /api/applicant/applications', { signal })
    const last = data.find(({ submitted_at }) => submitted_at !== null)
    if (!last) return null
    const route = 'GET /api/applicant/applications/:id'
    return (await call<typeof showApplication>(route, { params: { id: last.id }, signal })).data.dossier
  },
  retry: false,
})

export function useSubmitApplication(offerId: number, onProgress: (share: number) => void) {
  return useMutation({
    mutationFn: async (values: ApplyValues) =>
      (
        await call<typeof postApplication>('POST /api/applicant/applications', {
          body: bodyOf(values, offerId),
          onProgress,
        })
      ).data,
  })
}

export function useResendVerification() {
  return useMutation({
    mutationFn: () => call<typeof resendVerification>('POST /email/verification-notification'),
  })
}

/** Lists that an application changes: they say « Déjà postulé », count it or show it. */
const CHANGED = new Set([
  ...['offers', 'offer', 'saved-offers', 'suggested-offers', 'special-offers', 'sponsored-offers'],
  ...['applications', 'notifications', 'dashboard'],
])

export function refreshAfterApplying(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => CHANGED.has(String(queryKey[0])) })
}
