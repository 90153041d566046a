import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { binResume } from '../building/contract.ts'
import type { createResume, listResumes, updateResume } from '../contract.ts'
import { resumeKeys } from './query-keys.ts'

/** What the form holds; no file leaves the joined one as it is. */
export interface ResumeValues {
  title: string
  name: string
  description: string
  is_draft: boolean
  file: File | null
}

export function pageOf({ page }: SearchParams): number {
  return Math.max(1, Math.trunc(Number(page)) || 1)
}

export const resumesQuery = (page: number) =>
  queryOptions({
    queryKey: resumeKeys.list(page),
    queryFn: ({ signal }) =>
      call<typeof listResumes>('GET /api/applicant/resumes', { query: { page }, signal }),
    retry: false,
    placeholderData: keepPreviousData,
  })

interface Saving {
  /** Null for a new one. */
  id: number | null
  values: ResumeValues
  onProgress: (share: number) => void
}

export function useSaveResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, values, onProgress }: Saving) => {
      const { file, ...fields } = values
      const body = file ? values : fields
      const sending = { body, multipart: true, onProgress }
      if (id === null) return call<typeof createResume>('POST /api/applicant/resumes', sending)
      return call<typeof updateResume>('PUT /api/applicant/resumes/:id', { params: { id }, ...sending })
    },
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}

export function useDeleteResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof binResume>('DELETE /api/applicant/resumes/:id', { params: { id } }),
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}
