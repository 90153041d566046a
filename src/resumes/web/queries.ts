import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type {
  binResume,
  deleteBinned,
  duplicateResume,
  listBin,
  restoreResume,
} from '../building/contract.ts'
import type { createResume, listResumes, updateResume } from '../contract.ts'
import { resumeKeys } from './query-keys.ts'

/** The form's values; without a file the joined one stays as it is. */
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
  /** Null stands for a new CV. */
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

export function useDuplicateResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof duplicateResume>('POST /api/applicant/resumes/:id/duplicate', { params: { id } }),
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}

export const binQuery = queryOptions({
  queryKey: resumeKeys.bin,
  queryFn: async ({ signal }) =>
    (await call<typeof listBin>('GET /api/applicant/resumes/bin', { signal })).data,
  retry: false,
})

/** Takes a CV out of the bin, or removes it for good. */
export function useBinned() {
  const client = useQueryClient()
  const onSuccess = () => refresh(client, resumeKeys.all)
  const restore = useMutation({
    mutationFn: (id: number) =>
      call<typeof restoreResume>('PUT /api/applicant/resumes/bin/:id/restoration', { params: { id } }),
    onSuccess,
  })
  const erase = useMutation({
    mutationFn: (id: number) =>
      call<typeof deleteBinned>('DELETE /api/applicant/resumes/bin/:id', { params: { id } }),
    onSuccess,
  })
  return { restore, erase }
}

export interface Naming {
  id: number
  title: string
  name: string
  description: string
  is_draft: boolean
}

export function useRenameResume() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...body }: Naming) =>
      (await call<typeof updateResume>('PUT /api/applicant/resumes/:id', { params: { id }, body })).data,
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}
