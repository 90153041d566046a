import { dayAt } from '#src/shared/dates.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import css from './interviews.module.css'

/** The leaf of a calendar is decoration: the date stands beside it in words. */
export function DayTile({ at }: { at: string }) {
  const [weekday = ''] = formatLongDate(at).split(' ')
  return (
    <span className={css.leaf} aria-hidden="true">
      <i>{weekday.slice(0, 3)}.</i>
      <b>{Number(dayAt(at).slice(8))}</b>
    </span>
  )
}
