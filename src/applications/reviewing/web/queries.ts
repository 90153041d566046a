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
    // Opening an application changes it: the list is read again on the way back, the known one shown meanwhile.
    staleTime: 0,
    // Colleagues move applications too.
    meta: { followsNews: true },
  })
}

/** An application, and whether it was opened here: until then it is only known ahead. */
interface Reading {
  data: RecruiterApplicationDetail
  opened: boolean
}

/** Its first reading opens it, which marks it seen: never ask for it before somebody looks at it. */
export function detailQuery(id: number, search: ApplicationsSearch) {
  return queryOptions({
    queryKey: recruiterApplicationKeys.one(id, filtersOf(search)),
    // Read again later it is only brought up to date.
    queryFn: async ({ client, queryKey }): Promise<Reading> => {
      const known = client.getQueryData<Reading>(queryKey)
      return { ...(await read(id, search, known?.opened ?? false)), opened: true }
    },
    staleTime: ({ state }) => (state.data?.opened ? FRESH : 0),
    retry,
    // Colleagues move it, and its applicant too.
    meta: { followsNews: true },
  })
}

/** The same, before anybody looks at it: it stays unseen. */
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

/** The same file, read before anybody asks for it. */
export const cvAheadAddress = (id: number) => `${cvAddress(id)}?ahead=1`
