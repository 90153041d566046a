import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { createResume } from '#src/resumes/contract.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { resumeKeys } from '#src/resumes/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { importResume } from '../contract.ts'

interface Reading {
  file: File
  onProgress: (share: number) => void
}

export function useReadFile() {
  return useMutation({
    mutationFn: async ({ file, onProgress }: Reading) => {
      const sending = { body: { file }, multipart: true, onProgress }
      return (await call<typeof importResume>('POST /api/applicant/resumes/imports', sending)).data
    },
  })
}

/** Keeps what was read and corrected as a CV of the person. */
export function useKeepImported() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (document: ResumeDocument) => {
      const { first_name, last_name, headline } = document.identity
      const name = ['CV', first_name, last_name].filter(Boolean).join(' ').slice(0, 255)
      const title = headline || name
      const body = { title, name, description: title, is_draft: false, document }
      return (await call<typeof createResume>('POST /api/applicant/resumes', { body })).data
    },
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}
