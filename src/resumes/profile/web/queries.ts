import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resumeKeys } from '#src/resumes/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { synchroniseProfile } from '../contract.ts'

/** Makes a CV of what the profile says. */
export function useResumeOfProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof synchroniseProfile>('POST /api/applicant/resumes/profile/synschronize', { body: {} }),
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}
