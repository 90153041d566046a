import { queryOptions } from '@tanstack/react-query'
import { calendarKeys } from '#src/calendar/web/query-keys.ts'
import { offerKeys, savedOfferKeys } from '#src/offers/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { listEvents } from '../contract.ts'
import { type CalendarSearch, rangeOf, type View } from './search.ts'

/** Asks for events of every kind, because the page filters by itself and at once. */
export function eventsQuery(view: View, { day, team }: Pick<CalendarSearch, 'day' | 'team'>) {
  const { from, to } = rangeOf(view, day)
  const query = { start_date: from, end_date: to, scope: team ? ('team' as const) : ('mine' as const) }
  return queryOptions({
    queryKey: calendarKeys.events(query),
    queryFn: async ({ signal }) =>
      (await call<typeof listEvents>('GET /api/calendar/events', { query, signal })).data,
    staleTime: 0,
    meta: { followsNews: true, shows: [savedOfferKeys.all, offerKeys.all] },
  })
}
