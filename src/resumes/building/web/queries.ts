import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileSection } from '#src/profiles/shared/parts.ts'
import type { fitResume, previewResume } from '#src/resumes/composing/contract.ts'
import type { createResume } from '#src/resumes/contract.ts'
import type { showResumeProfile, synchroniseProfile } from '#src/resumes/profile/contract.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { resumeDocumentKeys, resumeKeys } from '#src/resumes/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type {
  addResumePhoto,
  listResumeVersions,
  restoreResumeVersion,
  saveResumeDocument,
  showResumeDocument,
  showResumeVersion,
} from '../contract.ts'
import { drawnBy } from './workbench/drawn-by.ts'

/** Always as it is now: what is written over an old one would be refused. */
export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: resumeDocumentKeys.one(id),
    queryFn: ({ signal }) => readDocument(id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export async function readDocument(id: number, signal?: AbortSignal) {
  const route = 'GET /api/applicant/resumes/:id/document'
  return (await call<typeof showResumeDocument>(route, { params: { id }, ...(signal && { signal }) })).data
}

interface SavedDocument {
  id: number
  revision: number
  document: ResumeDocument
  keeps_before: boolean
}

export async function saveOnServer({ id, ...body }: SavedDocument) {
  const route = 'PUT /api/applicant/resumes/:id/document'
  return (await call<typeof saveResumeDocument>(route, { params: { id }, body })).data
}

export const composePages = drawnBy(async (body) => {
  const route = 'POST /api/applicant/resumes/preview'
  return (await call<typeof previewResume>(route, { body })).data
})

export async function fitPages(document: ResumeDocument, pages: number) {
  const body = { document, pages }
  return (await call<typeof fitResume>('POST /api/applicant/resumes/fitting', { body })).data
}

/** Stores the person's pictures, each under its key. */
export const photos = {
  async keep(picture: File) {
    const sent = await call<typeof addResumePhoto>('POST /api/applicant/resumes/photos', {
      body: { picture },
    })
    return sent.data.key
  },
  addressOf: (key: string) => `/api/applicant/resumes/photos/${key}`,
}

export const profileContentQuery = queryOptions({
  queryKey: resumeKeys.profile,
  queryFn: async ({ signal }) =>
    (await call<typeof showResumeProfile>('GET /api/applicant/resumes/profile', { signal })).data,
  staleTime: 0,
})

interface NewResume {
  title: string
  name: string
  description: string
  is_draft: boolean
  document: ResumeDocument
}

export function useCreateBuilt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: NewResume) =>
      (await call<typeof createResume>('POST /api/applicant/resumes', { body })).data,
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}

export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: resumeDocumentKeys.versions(id),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/resumes/:id/versions'
      return (await call<typeof listResumeVersions>(route, { params: { id }, signal })).data
    },
    staleTime: 0,
    // What was listed before is not shown while it is read again: its rows would move under the finger.
    gcTime: 0,
  })

export const versionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: resumeDocumentKeys.version(id, version),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/resumes/:id/versions/:version'
      return (await call<typeof showResumeVersion>(route, { params: { id, version }, signal })).data
    },
  })

export async function takeVersion(id: number, version: number) {
  const route = 'PUT /api/applicant/resumes/:id/versions/:version/restoration'
  return (await call<typeof restoreResumeVersion>(route, { params: { id, version } })).data
}

/** What the profile would say with what this CV says in it. */
export const toProfileQuery = (id: number) =>
  queryOptions({
    queryKey: resumeDocumentKeys.sync(id, 'to_profile'),
    queryFn: () => synchronise(id, true),
    staleTime: 0,
    gcTime: 0,
  })

/** @param sections those of the profile that may change; all without a list */
export function synchronise(resume_id: number, is_trial: boolean, sections?: ProfileSection[]) {
  return call<typeof synchroniseProfile>('POST /api/applicant/resumes/profile/synschronize', {
    body: { resume_id, direction: 'to_profile', is_trial, ...(sections && { sections }) },
  })
}
