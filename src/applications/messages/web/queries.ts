import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { recruiterApplicationKeys, threadKeys } from '#src/applications/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { notificationKeys } from '#src/shell/api/query-keys.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { liveState } from '#src/shell/news/live-state.ts'
import type { applicantThread, ReportInput } from '../contract.ts'

/** Both sides have the same calls, each under its own area. */
export type Area = 'applicant' | 'recruiter'

/** The calls of both areas differ only in their address, so the types of one serve for both. */
type Calls = typeof applicantThread
const at = <Rest extends string>(method: string, area: Area, rest: Rest) =>
  `${method} /api/${area}/applications/:id/messages${rest}` as `GET /api/applicant/applications/:id/messages`

const EVERY_MINUTE = 60_000

/** The last page is read first, and those before it as they are asked for. */
export const threadQuery = (area: Area, id: number) =>
  infiniteQueryOptions({
    queryKey: threadKeys.one(area, id),
    queryFn: ({ pageParam, signal }) =>
      call<Calls['list']>(at('GET', area, ''), { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => meta.before,
    staleTime: 0,
    refetchInterval: () => (liveState.on ? false : EVERY_MINUTE),
    meta: { followsNews: true },
  })

export interface Outgoing {
  client_key: string
  text: string
  file: File | null
}

/** The same `client_key` may be sent again, because it is one message. */
export function useSendMessage(area: Area, id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Outgoing) =>
      call<Calls['send']>(at('POST', area, '') as never, { params: { id }, body: body as never }),
    onSuccess: () => refresh(client, threadKeys.one(area, id)),
    onError: () => refresh(client, threadKeys.one(area, id)),
  })
}

export function useMarkRead(area: Area, id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (until: number) =>
      call<Calls['read']>(at('PUT', area, '/reading') as never, { params: { id }, body: { until } }),
    onSuccess: () => {
      // Reading an application again would count as another look at it, so only its count is changed here.
      client.setQueriesData<{ data: { unread_messages: number } }>(
        { queryKey: recruiterApplicationKeys.ofId(id) },
        (known) => known && { ...known, data: { ...known.data, unread_messages: 0 } },
      )
      return refresh(client, threadKeys.one(area, id), notificationKeys.all, recruiterApplicationKeys.lists)
    },
  })
}

export function useReportMessage(area: Area, id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ message_id, ...body }: ReportInput & { message_id: number }) =>
      call<Calls['report']>(at('POST', area, '/:message_id/reports') as never, {
        params: { id, message_id },
        body,
      }),
    onSuccess: () => refresh(client, threadKeys.one(area, id)),
  })
}

export const fileAddress = (area: Area, id: number, messageId: number) =>
  `/api/${area}/applications/${id}/messages/${messageId}/file`
