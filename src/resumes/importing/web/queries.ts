import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { createResume } from '#src/resumes/contract.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { resumeDocumentKeys, resumeKeys } from '#src/resumes/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type { importResume, JoinedFile, readJoinedFile } from '../contract.ts'

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

/** Reads the file that is joined to a CV; null asks nothing. */
export const joinedFileQuery = (id: number | null) =>
  queryOptions({
    queryKey: resumeDocumentKeys.joined(id ?? 0),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/resumes/:id/reading'
      return (await call<typeof readJoinedFile>(route, { params: { id: id ?? 0 }, signal })).data
    },
    enabled: id !== null,
    // The file is not read again while it is being corrected, because that would undo what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

interface Imported {
  document: ResumeDocument
  /** What the CV is called whose file was read; none for a file that was brought. */
  resume: JoinedFile['resume'] | undefined
}

/** Keeps what was read and corrected as a CV of the person. */
export function useKeepImported() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ document, resume }: Imported) => {
      const body = { ...namesOf(document, resume), is_draft: false, document }
      return (await call<typeof createResume>('POST /api/applicant/resumes', { body })).data
    },
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}

/** The CV with the file stays, so the new one gets another name. */
function namesOf({ identity }: ResumeDocument, resume: JoinedFile['resume'] | undefined) {
  const { first_name, last_name, headline } = identity
  if (resume) {
    const name = `${resume.name.slice(0, 240).toWellFormed()} (à modifier)`
    return { title: headline || resume.title, name, description: resume.description }
  }
  const name = ['CV', first_name, last_name].filter(Boolean).join(' ').slice(0, 255)
  return { title: headline || name, name, description: headline || name }
}
