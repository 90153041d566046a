import { dayAfter, momentOf } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { HOUR } from '#src/shared/durations.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { classes } from '#src/ui/class-names.ts'
import { useCurrentInView } from '#src/ui/navigation/current-in-view.ts'
import type { CalendarEvent } from '../contract.ts'
import { EventButton } from './button.tsx'
import type { ViewProps } from './month.tsx'
import { rangeOf } from './search.ts'
import { useDayDrop } from './use-day-drop.ts'
import css from './week.module.css'

function hourOf({ day }: CalendarEvent, at: string): number {
  return (Date.parse(at) - Date.parse(momentOf(day, '00:00'))) / HOUR
}

interface Placed {
  event: CalendarEvent
  start: number
  end: number
  /** Overlapping events stand side by side, each in its lane. */
  lane: number
}

/** Events of a whole day stand above, those with hours below. */
export function CalendarWeek({ search, events, onOpen }: ViewProps) {
  const { from } = rangeOf('semaine', search.day)
  const days = [0, 1, 2, 3, 4, 5, 6].map((more) => dayAfter(from, more))
  const placed = new Map(days.map((day) => [day, place(events.filter((event) => event.day === day))]))
  const all = [...placed.values()].flat()
  const first = Math.floor(Math.min(8, ...all.map(({ start }) => start)))
  const last = Math.ceil(Math.max(18, ...all.map(({ end }) => end)))
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  // Phones show three days at once, so the chosen day is scrolled to the first place.
  const box = useCurrentInView<HTMLElement>({ current: `[data-day="${search.day}"]`, place: 'first' })
  return (
    <section
      ref={box}
      className={css.week}
      aria-label="Semaine"
      style={{ '--hours': hours.length } as object}
    >
      <div className={css.gutter} aria-hidden="true">
        <span />
        <span>Jour</span>
        {hours.map((hour) => (
          <span key={hour}>{hour}&nbsp;h</span>
        ))}
      </div>
      {days.map((day) => (
        <Column
          key={day}
          day={day}
          first={first}
          lanes={placed.get(day) ?? []}
          whole={events.filter((event) => event.day === day && !event.starts_at)}
          onOpen={onOpen}
        />
      ))}
    </section>
  )
}

interface ColumnProps {
  day: string
  /** Hour at the top of the column. */
  first: number
  lanes: Placed[]
  /** Events of the whole day. */
  whole: CalendarEvent[]
  onOpen: ViewProps['onOpen']
}

function Column({ day, first, lanes, whole, onOpen }: ColumnProps) {
  const { over, listening } = useDayDrop(day)
  const [weekday = '', date] = formatLongDate(day).split(' ')
  const most = Math.max(1, ...lanes.map(({ lane }) => lane + 1))
  return (
    <div className={classes(css.column, over && css.over)} data-day={day} {...listening}>
      <h3 className={classes(day === dayAt(currentTime()) && css.now)}>
        <span className="hidden-text">{formatLongDate(day)}</span>
        <span aria-hidden="true">
          {weekday.slice(0, 3)}. <b>{date}</b>
        </span>
      </h3>
      <div className={css.whole}>
        {whole.map((event) => (
          <EventButton key={event.key} event={event} onOpen={onOpen} />
        ))}
      </div>
      <div className={css.track}>
        {lanes.map(({ event, start, end, lane }) => (
          <EventButton
            key={event.key}
            event={event}
            onOpen={onOpen}
            className={css.placed}
            style={{
              '--top': start - first,
              '--length': end - start,
              '--lane': lane / most,
              '--wide': 1 / most,
            }}
          />
        ))}
      </div>
    </div>
  )
}

const SHORTEST = 0.75

/** Gives events that overlap a lane each. */
function place(events: CalendarEvent[]): Placed[] {
  const placed: Placed[] = []
  for (const event of events) {
    if (!event.starts_at) continue
    const start = hourOf(event, event.starts_at)
    const end = Math.max(start + SHORTEST, event.ends_at ? hourOf(event, event.ends_at) : 0)
    const beside = placed.filter((other) => other.start < end && start < other.end).map(({ lane }) => lane)
    const lane = [0, 1, 2, 3, 4, 5].find((each) => !beside.includes(each)) ?? 6
    placed.push({ event, start, end, lane })
  }
  return placed
}
