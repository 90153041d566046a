import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { putCompanyDocument } from '#src/companies/documents/contract.ts'
import type {
  addCompanyPhoto,
  changeCompanyPhoto,
  removeCompanyPhoto,
  removeCompanyPicture,
  setCompanyPicture,
} from '#src/companies/pictures/contract.ts'
import type { CompanyDocumentKind } from '#src/companies/shared/moderated.ts'
import { companyKeys, ownCompanyKeys } from '#src/companies/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { sessionKeys } from '#src/shell/api/query-keys.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import type {
  previewCompany,
  showOwnCompany,
  submitCompany,
  updateOwnCompany,
  withdrawProposal,
} from '../contract.ts'

export const ownCompanyQuery = queryOptions({
  queryKey: ownCompanyKeys.one,
  queryFn: async ({ signal }) =>
    (await call<typeof showOwnCompany>('GET /api/recruiter/company', { signal })).data,
  retry: false,
  // The bell announces a moderator's decision, after which the company is read again.
  meta: { shows: [sessionKeys.user], followsNews: true },
})

export const previewQuery = queryOptions({
  queryKey: ownCompanyKeys.preview,
  queryFn: async ({ signal }) =>
    (await call<typeof previewCompany>('GET /api/recruiter/company/preview', { signal })).data,
  retry: false,
  // The preview is read again each time, because it shows what was just saved.
  staleTime: 0,
})

export function useSaveCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      call<typeof updateOwnCompany>('PUT /api/recruiter/company', { body: body as never }),
    onSuccess: async ({ data }) => {
      await replace(client, ownCompanyQuery, data)
      return refresh(client, ownCompanyKeys.all, companyKeys.all, sessionKeys.user)
    },
  })
}

/** Whatever else changes the company; what is read of it is read again. */
function useChange<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => refresh(client, ownCompanyKeys.all, companyKeys.all, sessionKeys.user),
  })
}

export const useSubmitCompany = () =>
  useChange(() => call<typeof submitCompany>('POST /api/recruiter/company/submission'))

export const useWithdrawProposal = () =>
  useChange(() => call<typeof withdrawProposal>('DELETE /api/recruiter/company/proposal'))

export type PictureKind = 'logo' | 'cover'

/** Puts a picture in its place; null removes the one that is there. */
export const useSetPicture = (picture: PictureKind) =>
  useChange(async (file: File | null) => {
    const params = { picture }
    if (!file)
      return call<typeof removeCompanyPicture>('DELETE /api/recruiter/company/pictures/:picture', { params })
    return call<typeof setCompanyPicture>('PUT /api/recruiter/company/pictures/:picture', {
      params,
      body: { picture: file },
      multipart: true,
    })
  })

export const useAddPhoto = () =>
  useChange((picture: File) =>
    call<typeof addCompanyPhoto>('POST /api/recruiter/company/photos', {
      body: { picture },
      multipart: true,
    }),
  )

interface PhotoChange {
  id: number
  caption?: string
  /** Positions begin at 1. */
  position?: number
}

export const useChangePhoto = () =>
  useChange(({ id, ...body }: PhotoChange) =>
    call<typeof changeCompanyPhoto>('PUT /api/recruiter/company/photos/:id', { params: { id }, body }),
  )

export const useRemovePhoto = () =>
  useChange((id: number) =>
    call<typeof removeCompanyPhoto>('DELETE /api/recruiter/company/photos/:id', { params: { id } }),
  )

export const usePutDocument = () =>
  useChange(
    ({
      kind,
      file,
      onProgress,
    }: {
      kind: CompanyDocumentKind
      file: File
      onProgress?: (share: number) => void
    }) =>
      call<typeof putCompanyDocument>('PUT /api/recruiter/company/documents/:document', {
        params: { document: kind },
        body: { file },
        multipart: true,
        ...(onProgress && { onProgress }),
      }),
  )
