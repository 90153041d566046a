import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { letterKeys } from '#src/applications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import type * as letters from '../contract.ts'
import type { LetterInput } from '../contract.ts'
import type { LetterAnswers } from '../shared/answers.ts'

export const keptLettersQuery = queryOptions({
  queryKey: letterKeys.kept,
  queryFn: async ({ signal }) =>
    (await call<typeof letters.listKeptLetters>('GET /api/applicant/letters', { signal })).data,
  staleTime: 0,
  retry: false,
})

/** Sentences of the offer's trade, and the companies that a letter for it should not name. */
export const letterHelpQuery = (offerId: number) =>
  queryOptions({
    queryKey: letterKeys.help(offerId),
    queryFn: async ({ signal }) =>
      (
        await call<typeof letters.showLetterHelp>('GET /api/applicant/letter-help/:id', {
          params: { id: offerId },
          signal,
        })
      ).data,
    retry: false,
  })

interface Saving {
  /** The id is null for a new letter. */
  id: number | null
  body: LetterInput & { offer_id?: number }
}

export function useSaveLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: Saving) =>
      (id === null
        ? await call<typeof letters.keepLetter>('POST /api/applicant/letters', { body })
        : await call<typeof letters.updateLetter>('PUT /api/applicant/letters/:id', { params: { id }, body })
      ).data,
    onSuccess: () => refresh(client, letterKeys.all),
  })
}

export function useDuplicateLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (
        await call<typeof letters.duplicateLetter>('POST /api/applicant/letters/:id/copy', {
          params: { id },
        })
      ).data,
    onSuccess: () => refresh(client, letterKeys.all),
  })
}

export function useDeleteLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) =>
      call<typeof letters.deleteLetter>('DELETE /api/applicant/letters/:id', { params: { id } }),
    onSettled: () => refresh(client, letterKeys.all),
  })
}

export function useRestoreLetter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) =>
      (
        await call<typeof letters.restoreLetter>('POST /api/applicant/letters/:id/restoration', {
          params: { id },
        })
      ).data,
    onSettled: () => refresh(client, letterKeys.all),
  })
}

/** What is composed of: the answers, and what the form of the application says of the person's availability. */
export interface ComposingBody extends LetterAnswers {
  offer_id: number
  available_now: 0 | 1 | null
  availability_date: string | null
}

export async function fetchComposedLetter(body: ComposingBody): Promise<string> {
  const { data } = await call<typeof letters.composeLetter>('POST /api/applicant/letters/compose', { body })
  return data.letter
}
