import { useLocation } from '@tanstack/react-router'
import { dayAfter } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { plural } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import type { CalendarEvent } from '../contract.ts'
import { EventButton } from './button.tsx'
import css from './calendar.module.css'
import { CalendarList } from './list.tsx'
import { type CalendarSearch, calendarHref, rangeOf } from './search.ts'
import { useDayDrop } from './use-day-drop.ts'
import { groupOf } from './words.ts'

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const SHOWN = 3

export interface ViewProps {
  search: CalendarSearch
  events: CalendarEvent[]
  onOpen: (event: CalendarEvent) => void
}

/** The month shows six weeks; on phones days have dots, and the chosen day is listed under them. */
export function CalendarMonth({ search, events, onOpen }: ViewProps) {
  const { from } = rangeOf('mois', search.day)
  const byDay = Map.groupBy(events, ({ day }) => day)
  const chosen = byDay.get(search.day) ?? []
  return (
    <>
      <table className={css.month}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}.
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((week) => (
            <tr key={week}>
              {WEEKDAYS.map((name, index) => {
                const day = dayAfter(from, week * 7 + index)
                return (
                  <Day key={name} day={day} search={search} events={byDay.get(day) ?? []} onOpen={onOpen} />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.below}>
        <CalendarList search={search} events={chosen} onOpen={onOpen} isFiltered={false} only={search.day} />
      </div>
    </>
  )
}

function Day({ day, search, events, onOpen }: ViewProps & { day: string }) {
  const { over, listening } = useDayDrop(day)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const number = Number(day.slice(8))
  const isOther = day.slice(0, 7) !== search.day.slice(0, 7)
  const most = events.length > SHOWN ? SHOWN - 1 : SHOWN
  const rest = events.length - most
  return (
    <td className={classes(isOther && css.outside, over && css.over)} {...listening}>
      <AppLink
        href={path + calendarHref(search, { day, view: search.view ?? 'mois' })}
        sameSearch
        className={classes(
          css.number,
          day === dayAt(currentTime()) && css.today,
          day === search.day && css.chosen,
        )}
        aria-label={`${formatLongDate(day)}${events.length > 0 ? `, ${events.length} ${plural(events.length, 'événement')}` : ''}`}
      >
        {number === 1 ? '1er' : number}
      </AppLink>
      <div className={css.dots} aria-hidden="true">
        {events.slice(0, SHOWN).map(({ key, type }) => (
          <i key={key} className={classes(css.dot, css[groupOf(type)])} />
        ))}
      </div>
      <div className={css.events}>
        {events.slice(0, most).map((event) => (
          <EventButton key={event.key} event={event} onOpen={onOpen} />
        ))}
        {rest > 0 && (
          <AppLink className={css.more} href={path + calendarHref(search, { day, view: 'liste' })}>
            {rest} autres
          </AppLink>
        )}
      </div>
    </td>
  )
}
