import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#src/shell/api/api.ts'
import type { showPayAdvice, suggestOfferWords } from '../contract.ts'
import { offerAdviceKeys } from './query-keys.ts'

const STALE = 300_000

export const payAdviceQuery = (activity_area_id: string, job_level_id: string) =>
  queryOptions({
    queryKey: offerAdviceKeys.pay(activity_area_id, job_level_id),
    queryFn: async ({ signal }) =>
      (
        await call<typeof showPayAdvice>('GET /api/recruiter/pay-advice', {
          query: { activity_area_id, job_level_id },
          signal,
        })
      ).data,
    staleTime: STALE,
    retry: false,
  })

export const offerWordsQuery = (kind: 'title' | 'skill', keywords: string) =>
  queryOptions({
    queryKey: offerAdviceKeys.words(kind, keywords),
    queryFn: async ({ signal }) =>
      (
        await call<typeof suggestOfferWords>('GET /api/recruiter/offer-words', {
          query: { kind, keywords },
          signal,
        })
      ).data,
    enabled: keywords.length > 1,
    placeholderData: keepPreviousData,
    staleTime: STALE,
    retry: false,
  })
