import { EVENT_TYPES, type EventType } from '#src/calendar/shared/event-types.ts'
import { dayAfter, mondayOf } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { type SearchParams, stringifySearch } from '#src/ui/search-params.ts'

export const VIEWS = ['mois', 'semaine', 'liste'] as const
export type View = (typeof VIEWS)[number]

export interface CalendarSearch {
  /** Until a view is chosen, phones show the list and larger screens the month. */
  view: View | null
  day: string
  types: EventType[]
  /** A recruiter sees the whole company. */
  team: boolean
}

export function readCalendarSearch({ vue, jour, event_type, equipe }: SearchParams): CalendarSearch {
  const types = [event_type ?? []].flat()
  return {
    view: VIEWS.find((view) => view === vue) ?? null,
    day: typeof jour === 'string' && isCalendarDate(jour) ? jour : dayAt(currentTime()),
    types: EVENT_TYPES.filter((type) => types.includes(type)),
    team: equipe === '1',
  }
}

/** Address of the same page with these changes. */
export function calendarHref(search: CalendarSearch, change: Partial<CalendarSearch>): string {
  const { view, day, types, team } = { ...search, ...change }
  const isToday = day === dayAt(currentTime())
  return (
    '?' +
    stringifySearch({
      vue: view,
      jour: isToday ? null : day,
      event_type: types,
      equipe: team ? '1' : null,
    }).slice(1)
  )
}

const LIST_DAYS = 120

export function rangeOf(view: View, day: string): { from: string; to: string } {
  if (view === 'liste') return { from: day, to: dayAfter(day, LIST_DAYS) }
  const monday = mondayOf(view === 'mois' ? `${day.slice(0, 8)}01` : day)
  return { from: monday, to: dayAfter(monday, view === 'mois' ? 41 : 6) }
}

export function stepFrom(view: View, day: string, by: -1 | 1): string {
  if (view === 'semaine') return dayAfter(day, 7 * by)
  if (view === 'liste') return dayAfter(day, 30 * by)
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}
