import { useMutation, useQueryClient } from '@tanstack/react-query'
import { drawnBy } from '#src/resumes/building/web/workbench/drawn-by.ts'
import type { createResume } from '#src/resumes/contract.ts'
import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import { resumeKeys } from '#src/resumes/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { saveFile } from '#src/ui/save-file.ts'
import type { downloadTrial, fitTrial, previewTrial } from '../contract.ts'
import { keepTrial, takeTrial } from './stored-trial.ts'

export const composeTrial = drawnBy(
  async (body) => (await call<typeof previewTrial>('POST /api/resume-trials/preview', { body })).data,
)

export async function fitTrialPages(document: ResumeDocument, pages: number) {
  const body = { document, pages }
  return (await call<typeof fitTrial>('POST /api/resume-trials/fitting', { body })).data
}

export function useDownloadTrial() {
  return useMutation({
    mutationFn: async (body: { document: ResumeDocument; email: string }) => {
      const { data } = await call<typeof downloadTrial>('POST /api/resume-trials/pdf', { body })
      const bytes = Uint8Array.from(atob(data.pdf), (character) => character.charCodeAt(0))
      saveFile(new Blob([bytes], { type: 'application/pdf' }), data.name)
    },
  })
}

/** Saves the CV of this browser in the account; one that could not be saved stays in the browser. */
export function useClaimTrial() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const kept = await takeTrial()
      if (!kept) return null
      const { first_name, last_name, headline } = kept.identity
      const name = ['CV', first_name, last_name].filter(Boolean).join(' ').slice(0, 255)
      const body = {
        title: headline || name,
        name,
        description: headline || name,
        is_draft: false,
        document: kept,
      }
      try {
        return (await call<typeof createResume>('POST /api/applicant/resumes', { body })).data
      } catch (error) {
        keepTrial(kept)
        throw error
      }
    },
    onSuccess: () => refresh(client, resumeKeys.all),
  })
}
