import { useState } from 'react'
import { dayAfter, momentOf } from '#src/calendar/shared/words.ts'
import { dayAt, formatLongDate, formatTime } from '#src/shared/dates.ts'
import { after, HOUR, MINUTE } from '#src/shared/durations.ts'
import { counted, listed } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import type { BusyTime } from '../../contract.ts'
import css from './slot-picker.module.css'

const FIRST = 8
const LAST = 18
const HALVES = Array.from({ length: (LAST - FIRST) * 2 }, (_, half) => FIRST + half / 2)

interface WeekGridProps {
  monday: string
  slots: string[]
  minutes: number
  busy: BusyTime[]
  onToggle: (at: string) => void
}

/** Days from a Monday on of which the grid shows the half hours: people work on Saturdays, too. */
export const WORKING_DAYS = 6

/**
 * Each half hour from Monday to Saturday is a button beside what is already there; on phones one day is shown at a time,
 * at first the next one.
 */
export function WeekGrid({ monday, ...props }: WeekGridProps) {
  const days = Array.from({ length: WORKING_DAYS }, (_, more) => dayAfter(monday, more))
  const [chosen, setChosen] = useState<string | null>(null)
  const tomorrow = dayAfter(dayAt(Date.now()), 1)
  const shown = days.find((day) => day === chosen) ?? days.find((day) => day >= tomorrow) ?? monday
  return (
    <>
      <DayChoice days={days} shown={shown} slots={props.slots} onShow={setChosen} />
      <section className={css.week} aria-label="Semaine">
        <div className={css.hours} aria-hidden="true">
          <span />
          {HALVES.map((hour) => (
            <span key={hour}>{Number.isInteger(hour) ? `${hour}\u00A0h` : ''}</span>
          ))}
        </div>
        {days.map((day) => (
          <Day key={day} day={day} isShown={day === shown} {...props} />
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
    <fieldset className={css.days}>
      <legend className="hidden-text">Jour</legend>
      {days.map((day) => {
        const [weekday = '', date] = formatLongDate(day).split(' ')
        const count = slots.filter((at) => dayAt(at) === day).length
        return (
          <label key={day}>
            <input
              type="radio"
              name="jour-de-la-semaine"
              checked={day === shown}
              onChange={() => onShow(day)}
              aria-label={`${formatLongDate(day)}${count > 0 ? `, ${counted(count, 'créneau', 'créneaux')}` : ''}`}
            />
            <span aria-hidden="true">
              {weekday.slice(0, 3)}. <b>{date}</b>
              {count > 0 && <i>{count}</i>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface DayProps extends Omit<WeekGridProps, 'monday'> {
  day: string
  /** Whether a phone shows it. */
  isShown: boolean
}

function Day({ day, isShown, slots, minutes, busy, onToggle }: DayProps) {
  const [weekday = '', date] = formatLongDate(day).split(' ')
  const own = slots.filter((at) => dayAt(at) === day)
  const there = busy.filter(({ starts_at }) => dayAt(starts_at) === day)
  return (
    <div className={classes(css.day, isShown && css.shown)}>
      <p aria-hidden="true">
        {weekday.slice(0, 3)}. <b>{date}</b>
      </p>
      <div className={css.halves}>
        {HALVES.map((hour) => (
          <Half
            key={hour}
            day={day}
            hour={hour}
            minutes={minutes}
            own={own}
            there={there}
            onToggle={onToggle}
          />
        ))}
        {there.map((each) => (
          <span
            key={each.starts_at + each.title}
            className={classes(css.block, css.busy)}
            style={placeOf(each.starts_at, each.ends_at)}
          >
            {each.title}
            <small>{listed(each.names.map((name) => name.split(' ')[0] ?? ''))}</small>
          </span>
        ))}
        {own.map((at) => (
          <span
            key={at}
            className={classes(css.block, css.mine)}
            style={placeOf(at, after(new Date(at), minutes * MINUTE).toISOString())}
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
  onToggle: (at: string) => void
}

function Half({ day, hour, minutes, own, there, onToggle }: HalfProps) {
  const time = `${String(Math.floor(hour)).padStart(2, '0')}:${hour % 1 ? '30' : '00'}`
  const start = new Date(momentOf(day, time))
  const at = start.toISOString()
  const end = after(start, minutes * MINUTE)
  const isTaken = there.some(
    ({ is_firm, starts_at, ends_at }) => is_firm && new Date(starts_at) < end && start < new Date(ends_at),
  )
  const isOn = own.includes(at)
  return (
    <button
      type="button"
      className={classes(css.half, hour >= 12 && hour < 13 && css.lunch)}
      aria-pressed={isOn}
      disabled={!isOn && (isTaken || start.getTime() <= Date.now())}
      aria-label={`${formatLongDate(day)}, ${formatTime(start)}`}
      onClick={() => onToggle(at)}
    />
  )
}

/** Place and length are in hours from the top of the column. */
function placeOf(starts_at: string, ends_at: string) {
  const top = Math.max(0, (Date.parse(starts_at) - Date.parse(momentOf(dayAt(starts_at), '08:00'))) / HOUR)
  const length = (Date.parse(ends_at) - Date.parse(starts_at)) / HOUR
  return {
    '--top': Math.min(top, LAST - FIRST - 0.5),
    '--length': Math.min(length, LAST - FIRST - top),
  } as object
}
