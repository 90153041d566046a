import { type CSSProperties, useState } from 'react'
import { dayAfter, momentOf } from '#src/calendar/shared/words.ts'
import { type DayHours, hoursOn, type WorkingHours } from '#src/companies/shared/working-hours.ts'
import { currentTime, dayAt, formatTime } from '#src/shared/dates.ts'
import { after, HOUR, MINUTE } from '#src/shared/durations.ts'
import { counted, listed } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { classes } from '#src/ui/class-names.ts'
import { Segments } from '#src/ui/form/segments.tsx'
import type { BusyTime } from '../../contract.ts'
import css from './slot-picker.module.css'

/** The grid shows these hours at least, and further ones where the company receives people then. */
const FIRST = 8
const LAST = 18

interface WeekGridProps {
  monday: string
  slots: string[]
  minutes: number
  busy: BusyTime[]
  hours: WorkingHours
  onToggle: (at: string) => void
}

/** Days from a Monday on of which the grid shows the half hours: Saturdays too, and Sundays to companies that open then. */
export const countShownDays = (hours: WorkingHours) => (hours[6] ? 7 : 6)

/** The first and last hour of the grid. */
function shownHours(hours: WorkingHours) {
  const open = hours.flatMap((day) => day ?? [])
  return {
    first: Math.min(FIRST, ...open.map(({ opens }) => Math.floor(hourOf(opens)))),
    last: Math.max(LAST, ...open.map(({ closes }) => Math.ceil(hourOf(closes)))),
  }
}

/** Reads `14:30` as 14.5. */
function hourOf(time: string): number {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  return hour + minutes / 60
}

/**
 * Each half hour of the days on which people work is a button beside what is already there, grey outside the company's
 * hours; on phones one day is shown at a time, at first the next one on which the company receives people.
 */
export function WeekGrid({ monday, ...props }: WeekGridProps) {
  const { hours } = props
  const days = Array.from({ length: countShownDays(hours) }, (_, more) => dayAfter(monday, more))
  const { first, last } = shownHours(hours)
  const halves = Array.from({ length: (last - first) * 2 }, (_, half) => first + half / 2)
  const [chosen, setChosen] = useState<string | null>(null)
  const tomorrow = dayAfter(dayAt(currentTime()), 1)
  const coming = days.filter((day) => day >= tomorrow)
  const receiving = coming.find((day) => hoursOn(hours, day))
  const shown = days.find((day) => day === chosen) ?? receiving ?? coming[0] ?? monday
  return (
    <>
      <DayChoice days={days} shown={shown} slots={props.slots} onShow={setChosen} />
      <section
        className={css.week}
        aria-label="Semaine"
        style={{ '--shown-days': days.length } as CSSProperties}
      >
        <div className={css.hours} aria-hidden="true">
          <span />
          {halves.map((hour) => (
            <span key={hour}>{Number.isInteger(hour) ? `${hour}\u00A0h` : ''}</span>
          ))}
        </div>
        {days.map((day) => (
          <Day key={day} day={day} isShown={day === shown} halves={halves} {...props} />
        ))}
      </section>
    </>
  )
}

interface DayChoiceProps {
  days: string[]
  shown: string
  slots: string[]
  onShow: (day: string) => void
}

/** The days of the week for a phone, each with how many slots were chosen on it. */
function DayChoice({ days, shown, slots, onShow }: DayChoiceProps) {
  return (
    <div className={css.days}>
      <Segments
        legend="Jour"
        name="jour-de-la-semaine"
        value={shown}
        onChange={onShow}
        choices={days.map((day) => choiceOf(day, slots.filter((at) => dayAt(at) === day).length))}
      />
    </div>
  )
}

function choiceOf(day: string, count: number) {
  const [weekday = '', date] = formatLongDate(day).split(' ')
  const chosen = count > 0 ? `, ${counted(count, 'créneau', 'créneaux')}` : ''
  return {
    value: day,
    spoken: `${formatLongDate(day)}${chosen}`,
    label: (
      <span aria-hidden="true">
        {weekday.slice(0, 3)}. <b>{date}</b>
        {count > 0 && <i>{count}</i>}
      </span>
    ),
  }
}

interface DayProps extends Omit<WeekGridProps, 'monday'> {
  day: string
  /** Whether a phone shows it. */
  isShown: boolean
  /** The half hours that the grid shows: 8, 8.5, 9. */
  halves: number[]
}

function Day({ day, isShown, halves, slots, minutes, busy, hours, onToggle }: DayProps) {
  const [first = FIRST, last = LAST] = [halves[0], (halves.at(-1) ?? LAST) + 0.5]
  const [weekday = '', date] = formatLongDate(day).split(' ')
  const own = slots.filter((at) => dayAt(at) === day)
  const there = busy.filter(({ starts_at }) => dayAt(starts_at) === day)
  return (
    <div className={classes(css.day, isShown && css.shown)}>
      <p aria-hidden="true">
        {weekday.slice(0, 3)}. <b>{date}</b>
      </p>
      <div className={css.halves}>
        {halves.map((hour) => (
          <Half
            key={hour}
            day={day}
            hour={hour}
            minutes={minutes}
            own={own}
            there={there}
            open={hoursOn(hours, day)}
            onToggle={onToggle}
          />
        ))}
        {there.map((each) => (
          <span
            key={each.starts_at + each.title}
            className={classes(css.block, css.busy)}
            style={placeOf(each.starts_at, each.ends_at, { first, last })}
          >
            {each.title}
            <small>{listed(each.names.map((name) => name.split(' ')[0] ?? ''))}</small>
          </span>
        ))}
        {own.map((at) => (
          <span
            key={at}
            className={classes(css.block, css.mine)}
            style={placeOf(at, after(new Date(at), minutes * MINUTE).toISOString(), { first, last })}
            aria-hidden="true"
          >
            {formatTime(at)}
          </span>
        ))}
      </div>
    </div>
  )
}

interface HalfProps {
  day: string
  hour: number
  minutes: number
  own: string[]
  there: BusyTime[]
  /** When the company receives people on this day. */
  open: DayHours
  onToggle: (at: string) => void
}

function Half({ day, hour, minutes, own, there, open, onToggle }: HalfProps) {
  const time = `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`
  const start = new Date(momentOf(day, time))
  const at = start.toISOString()
  const end = after(start, minutes * MINUTE)
  const isTaken = there.some(
    ({ is_firm, starts_at, ends_at }) => is_firm && new Date(starts_at) < end && start < new Date(ends_at),
  )
  const isOn = own.includes(at)
  const isOutside = !open || hour < hourOf(open.opens) || hour + 0.5 > hourOf(open.closes)
  return (
    <button
      type="button"
      className={classes(css.half, hour >= 12 && hour < 13 && css.lunch, isOutside && css.outside)}
      aria-pressed={isOn}
      disabled={!isOn && (isTaken || start.getTime() <= currentTime())}
      aria-label={`${formatLongDate(day)}, ${formatTime(start)}${isOutside ? ', hors de vos horaires' : ''}`}
      onClick={() => onToggle(at)}
    />
  )
}

/** Place and length are in hours from the top of the column. */
function placeOf(starts_at: string, ends_at: string, { first, last }: { first: number; last: number }) {
  const midnight = Date.parse(momentOf(dayAt(starts_at), '00:00'))
  const top = Math.max(0, (Date.parse(starts_at) - midnight) / HOUR - first)
  const length = (Date.parse(ends_at) - Date.parse(starts_at)) / HOUR
  return {
    '--top': Math.min(top, last - first - 0.5),
    '--length': Math.min(length, last - first - top),
  } as object
}
