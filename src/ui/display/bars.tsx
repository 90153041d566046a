import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { classes } from '../class-names.ts'
import css from './bars.module.css'

interface DayCount {
  day: string
  count: number
}

interface BarsProps {
  /** What is counted: « Candidatures ». */
  label: string
  days: readonly DayCount[]
  /** A chart of its own, with its peak flagged; or one of several, each named above. */
  look: 'flagged' | 'strong' | 'pale'
}

/** How many a day. */
export function Bars({ label, days, look }: BarsProps) {
  const counts = days.map(({ count }) => count)
  const most = Math.max(...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const peak = days[counts.lastIndexOf(most)]
  const ends = `du ${formatDate(days[0]?.day ?? '')} au ${formatDate(days.at(-1)?.day ?? '')}`
  const said = total ? `${total} au total, ${most} au plus le ${formatDate(peak?.day ?? '')}` : 'aucune'
  return (
    <div role="img" aria-label={`${label} par jour ${ends}\u00A0: ${said}`}>
      {look !== 'flagged' && (
        <p className={css.head}>
          <b>{label}</b> {total}
        </p>
      )}
      <Plot days={days} most={most} peak={total > 0 ? peak : undefined} look={look} />
    </div>
  )
}

interface BarDaysProps {
  days: readonly { day: string }[]
  /** Those that are named. */
  places: readonly number[]
  /** Every other one is left out on phones. */
  many?: boolean
}

/** The days under the bars. */
export function BarDays({ days, places, many }: BarDaysProps) {
  return (
    <div className={classes(css.days, many && css.many)} aria-hidden="true">
      {days
        .filter((_, index) => places.includes(index))
        .map(({ day }) => (
          <span key={day}>{formatShortDate(day, day)}</span>
        ))}
    </div>
  )
}

interface PlotProps extends Pick<BarsProps, 'days' | 'look'> {
  most: number
  /** Undefined where there is nothing to show. */
  peak: DayCount | undefined
}

function Plot({ days, look, most, peak }: PlotProps) {
  const isFlagged = look === 'flagged'
  const steps = isFlagged ? 4 : 2
  const step = Math.max(1, Math.ceil(most / steps))
  const topOf = (count: number) => 100 - (100 * count) / (steps * step)
  const lines = Array.from({ length: steps + 1 }, (_, line) => line * step)
  const width = 300 / days.length
  const bar = Math.min(14, width - 2 * Math.min(1.5, width / 5))
  return (
    <div className={classes(css.plot, css[look])}>
      {lines.map((count) => (
        <span key={count} className={css.scale} style={{ top: `${topOf(count)}%` }}>
          {count}
        </span>
      ))}
      <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={css.lines}
          d={lines
            .slice(1)
            .map((count) => `M0 ${topOf(count)}H300`)
            .join('')}
        />
        {days.map((each, index) => (
          <rect
            key={each.day}
            className={classes(css.bar, each === peak && css.peak)}
            x={(index + 0.5) * width - bar / 2}
            width={bar}
            y={topOf(each.count)}
            height={100 - topOf(each.count)}
          >
            {!isFlagged && <title>{wordsOf(each)}</title>}
          </rect>
        ))}
        <path className={css.base} d="M0 100H300" />
      </svg>
      {isFlagged && peak && <Flag days={days} peak={peak} top={topOf(most)} />}
    </div>
  )
}

/** Above its bar, and within the chart. */
function Flag({ days, peak, top }: { days: readonly DayCount[]; peak: DayCount; top: number }) {
  const place = (100 * days.indexOf(peak)) / days.length
  const style = {
    left: `${place + 50 / days.length}%`,
    top: `${top}%`,
    translate: `${-Math.min(85, Math.max(15, place))}% -100%`,
  }
  return (
    <span className={css.flag} style={style}>
      {wordsOf(peak)}
    </span>
  )
}

/** « 12 le 3 août » */
function wordsOf({ day, count }: DayCount): string {
  return `${count} le ${formatShortDate(day, day)}`
}
