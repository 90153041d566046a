import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { createResume, deleteResume, listResumes, updateResume } from '../contract.ts'

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
    queryKey: ['resumes', 'list', page],
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
      if (id === null) return call<typeof createResume>('POST /api/applicant/resumes', { body, onProgress })
      return call<typeof updateResume>('PUT /api/applicant/resumes/:id', { params: { id }, body, onProgress })
    },
    onSuccess: () => client.invalidateQueries({ predicate: isTouched }),
  })
}

export function useDeleteResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof deleteResume>('DELETE /api/applicant/resumes/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ predicate: isTouched }),
  })
}

function isTouched({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'resumes' || queryKey[0] === 'dashboard'
}
