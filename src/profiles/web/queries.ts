import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { personKeys } from '#src/accounts/web/person-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { sessionKeys } from '#src/shell/api/query-keys.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import type { previewProfile, showProfile, suggestSkills, updateProfile } from '../contract.ts'
import { profileKeys, skillKeys } from './query-keys.ts'

export const profileQuery = queryOptions({
  queryKey: profileKeys.own,
  queryFn: async ({ signal }) =>
    (await call<typeof showProfile>('GET /api/applicant/profile', { signal })).data,
  retry: false,
  meta: { shows: [personKeys.all] },
})

export const previewQuery = queryOptions({
  queryKey: profileKeys.preview,
  queryFn: async ({ signal }) =>
    (await call<typeof previewProfile>('GET /api/applicant/profile/preview', { signal })).data,
  retry: false,
  // The preview must show what is saved now.
  staleTime: 0,
  meta: { shows: [personKeys.all] },
})

export const skillsQuery = (keywords: string) =>
  queryOptions({
    queryKey: skillKeys.suggested(keywords),
    queryFn: async ({ signal }) =>
      (await call<typeof suggestSkills>('GET /api/applicant/skills', { query: { keywords }, signal })).data,
    retry: false,
    staleTime: 300_000,
  })

export function useSaveSection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      call<typeof updateProfile>('PUT /api/applicant/profile', { body }),
    onSuccess: async ({ data }) => {
      await replace(client, profileQuery, data)
      return refresh(client, profileKeys.preview, profileKeys.publics, sessionKeys.user)
    },
  })
}
