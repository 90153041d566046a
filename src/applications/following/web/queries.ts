import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { answerLastQuestion } from '#src/applications/last-question/contract.ts'
import type { Question } from '#src/applications/last-question/shared/questions.ts'
import { applicationKeys } from '#src/applications/web/query-keys.ts'
import { offerKeys, savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'
import type {
  archiveApplication,
  declineOffer,
  followUpApplication,
  listApplications,
  showApplication,
  withdrawApplication,
} from '../contract.ts'

/** The address of the list has these filters; a title counts from its fourth letter on. */
export interface ListFilters {
  title: string
  /** Empty where none was chosen; `all` lists what has ended too, which a list without any filter leaves out. */
  status: string
  /** Only applications with an unread message are listed. */
  messages: 'unread' | ''
  sort_by_date: 'asc' | 'desc'
  page: number
}

/** What a recruiter does is shown as soon as the bell rings. */
const FOLLOWS_NEWS = { followsNews: true }

type Query = z.input<NonNullable<typeof listApplications.query>>

export function filtersOf({ title, status, messages, sort_by_date, page }: SearchParams): ListFilters {
  return {
    title: typeof title === 'string' ? title : '',
    status: typeof status === 'string' ? status : '',
    messages: messages === 'unread' ? messages : '',
    sort_by_date: sort_by_date === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Math.trunc(Number(page)) || 1),
  }
}

/** A title is searched from so many letters on. */
export const TITLE_MIN = 4

export function isTitleSearched(title: string): boolean {
  return title.trim().length >= TITLE_MIN
}

/** The state that is listed, empty for all: what goes on, and for whoever looks for something else all. */
export function listedStatus({ title, status, messages }: ListFilters): string {
  if (status === 'all') return ''
  return status || (title || messages ? '' : 'in_progress')
}

export function listHref({ title, status, messages, sort_by_date, page }: ListFilters): string {
  const sort = sort_by_date === 'asc' ? 'asc' : ''
  return (
    '/candidat/candidatures' +
    stringifySearch({ title, status, messages, sort_by_date: sort, page: page > 1 ? page : '' })
  )
}

/** The list follows what recruiters do, so it is read anew each time, and a failure is told at once. */
export const applicationsQuery = (filters: ListFilters) => {
  const { title, messages, sort_by_date, page } = filters
  const status = listedStatus(filters)
  const query = {
    ...(isTitleSearched(title) && { title: title.trim() }),
    ...(status && { status }),
    ...(messages && { messages }),
    sort_by_date,
    page,
  } as Query
  return queryOptions({
    queryKey: applicationKeys.list(query),
    queryFn: ({ signal }) =>
      call<typeof listApplications>('GET /api/applicant/applications', { query, signal }),
    staleTime: 0,
    retry: false,
    meta: FOLLOWS_NEWS,
    placeholderData: keepPreviousData,
  })
}

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: applicationKeys.one(id),
    queryFn: async ({ signal }) => {
      const route = 'GET /api/applicant/applications/:id'
      return (await call<typeof showApplication>(route, { params: { id }, signal })).data
    },
    retry: false,
    meta: FOLLOWS_NEWS,
  })

export function useFollowUp(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof followUpApplication>('PUT /api/applicant/applications/:id/follow-up', { params: { id } }),
    // A refusal tells that something happened meanwhile, which the page then shows.
    onError: () => client.invalidateQueries({ queryKey: applicationKeys.one(id) }),
    onSuccess: ({ data }) => replace(client, applicationQuery(id), data),
  })
}

interface LastAnswer {
  question: Question
  answer: boolean
}

/** Shows the answer as soon as it is pressed; of several presses each is sent after the one before. */
export function useAnswerLastQuestion(id: string) {
  const client = useQueryClient()
  const { queryKey } = applicationQuery(id)
  const mutationKey = [...queryKey, 'last-question']
  return useMutation({
    scope: { id: `last-question-${id}` },
    mutationKey,
    mutationFn: (body: LastAnswer) =>
      call<typeof answerLastQuestion>('PUT /api/applicant/applications/:id/last-question', {
        params: { id },
        body,
      }),
    onMutate: async ({ question, answer }) => {
      await client.cancelQueries({ queryKey, exact: true })
      client.setQueryData(
        queryKey,
        (shown) =>
          shown && {
            ...shown,
            last_questions: shown.last_questions.map((each) =>
              each.question === question ? { ...each, answer } : each,
            ),
          },
      )
    },
    // What was kept is shown after the last press: an answer that was on its way before it was kept would undo it.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

export type OwnChange = 'withdraw' | 'decline' | 'archive'

const CALLS = {
  withdraw: (id: string) =>
    call<typeof withdrawApplication>('PUT /api/applicant/applications/:id/withdrawal', { params: { id } }),
  decline: (id: string) =>
    call<typeof declineOffer>('PUT /api/applicant/applications/:id/refusal-of-offer', { params: { id } }),
  archive: (id: string) =>
    call<typeof archiveApplication>('PUT /api/applicant/applications/:id/archive', { params: { id } }),
}

export function useChangeApplication(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: OwnChange) => CALLS[change](id),
    onSuccess: async ({ data }) => {
      await replace(client, applicationQuery(id), data)
      return refresh(client, applicationKeys.lists, offerKeys.all, savedOfferKeys.all, notificationKeys.all)
    },
  })
}
