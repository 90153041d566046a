import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { inviteProfile, listBestProfiles, openContact, showContact } from '../contract.ts'
import { bestProfileKeys } from './query-keys.ts'
import type { BestProfilesSearch } from './search.ts'

export const bestProfilesQuery = (search: BestProfilesSearch) =>
  queryOptions({
    queryKey: bestProfileKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listBestProfiles>('GET /api/recruiter/best-profiles', { query: search, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/**
 * The audit log keeps each reading, so the contact is fetched once, when the person is chosen, and never again by
 * itself.
 */
export const contactQuery = (key: string) =>
  queryOptions({
    queryKey: bestProfileKeys.contact(key),
    queryFn: async ({ signal }) =>
      (
        await call<typeof showContact>('GET /api/recruiter/best-profiles/:key/contact', {
          params: { key },
          signal,
        })
      ).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useOpenContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) =>
      call<typeof openContact>('PUT /api/recruiter/best-profiles/:key/contact', { params: { key } }),
    onSuccess: ({ data }) => {
      client.setQueryData(contactQuery(data.key).queryKey, data)
      return refresh(client, bestProfileKeys.lists)
    },
    // The person hid or a colleague took the last contact: the list is read again and shows which.
    onError: () => refresh(client, bestProfileKeys.lists),
  })
}

export function useInvite(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { offer_id: number; message: string }) =>
      call<typeof inviteProfile>('PUT /api/recruiter/best-profiles/:key/invitation', {
        params: { key },
        body,
      }),
    onSuccess: () => refresh(client, bestProfileKeys.lists),
  })
}
