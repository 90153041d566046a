import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { SECOND } from '#src/shared/durations.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import type {
  listRecruiterApplications,
  RecruiterApplicationDetail,
  showRecruiterApplication,
} from '../contract.ts'
import { type ApplicationsSearch, filtersOf } from './filters.ts'

export type ApplicationsList = ReplyOf<typeof listRecruiterApplications>

export function listQuery({ page, ...given }: ApplicationsSearch) {
  const search = { ...(page && { page }), ...filtersOf(given) }
  return queryOptions({
    queryKey: recruiterApplicationKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listRecruiterApplications>('GET /api/recruiter/applications', {
        query: { page: 1, ...search, sort_by_date: search.sort_by_date ?? 'desc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Opening an application changes the list, so it is read again on the way back, while the known one is shown.
    staleTime: 0,
    // Colleagues move applications too.
    meta: { followsNews: true },
  })
}

/** An application that was read ahead is known, but not opened. */
interface Reading {
  data: RecruiterApplicationDetail
  opened: boolean
}

/** The first reading opens the application, which marks it seen: never ask for it before somebody looks at it. */
export function detailQuery(id: number, search: ApplicationsSearch) {
  return queryOptions({
    queryKey: recruiterApplicationKeys.one(id, filtersOf(search)),
    // An application that is open here is read again without being opened a second time.
    queryFn: async ({ client, queryKey }): Promise<Reading> => {
      const known = client.getQueryData<Reading>(queryKey)
      return { ...(await read(id, search, known?.opened ?? false)), opened: true }
    },
    staleTime: ({ state }) => (state.data?.opened ? FRESH : 0),
    retry,
    // Colleagues change it, and its applicant does too.
    meta: { followsNews: true },
  })
}

/** An application that is read before anybody looks at it stays unseen. */
export function aheadQuery(id: number, search: ApplicationsSearch) {
  return queryOptions({
    queryKey: recruiterApplicationKeys.one(id, filtersOf(search)),
    queryFn: async ({ client, queryKey }): Promise<Reading> => {
      const known = client.getQueryData<Reading>(queryKey)
      return { ...(await read(id, search, true)), opened: known?.opened ?? false }
    },
    staleTime: FRESH,
    retry,
  })
}

const FRESH = 30 * SECOND

const retry = (count: number, error: Error) =>
  count < 2 && !(error instanceof ApiError && error.status >= 400)

function read(id: number, search: ApplicationsSearch, ahead: boolean) {
  const filters = filtersOf(search)
  return call<typeof showRecruiterApplication>('GET /api/recruiter/applications/:id', {
    params: { id },
    query: {
      ...filters,
      sort_by_date: filters.sort_by_date ?? 'desc',
      ...(ahead && { ahead: '1' as const }),
    },
  })
}

export const cvAddress = (id: number) => `/api/recruiter/applications/${id}/cv`

/** The server tells this look from a download, because nobody asked for the file yet. */
export const cvAheadAddress = (id: number) => `${cvAddress(id)}?ahead=1`
