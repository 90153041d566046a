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

/** Each reading is written down: it is asked for when the person is chosen, and once. */
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
    // Somebody hid meanwhile, or a colleague took the last one: the list says so.
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
