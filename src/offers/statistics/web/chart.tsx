import { useState } from 'react'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { Card } from '#src/ui/display/card.tsx'
import field from '#src/ui/form/field.module.css'
import type { OfferStatistics } from '../contract.ts'
import css from './chart.module.css'

type Day = OfferStatistics['days'][number]

const PERIODS = [
  { value: 0, label: 'Depuis la publication' },
  { value: 30, label: '30\u00A0derniers jours' },
  { value: 7, label: '7\u00A0derniers jours' },
]

/** Applications and views per day; the same figures stand in the table. */
export function OfferStatisticsChart({ days }: { days: readonly Day[] }) {
  const [period, setPeriod] = useState(0)
  const shown = period ? days.slice(-period) : days
  return (
    <Card
      title="Jour par jour"
      action={
        <span className={css.tools}>
          <a className={css.link} href="#le-tableau">
            Voir le tableau
          </a>
          <select
            className={`${field.input} ${css.period}`}
            aria-label="Période"
            value={period}
            onChange={(event) => setPeriod(Number(event.target.value))}
          >
            {PERIODS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      }
    >
      <Bars label="Candidatures" days={shown} countOf={(day) => day.applications_count} strong />
      <Bars label="Vues" days={shown} countOf={(day) => day.views_count} />
      <div className={css.days} aria-hidden="true">
        {endsOf(shown).map((day) => (
          <span key={day.day}>{formatShortDate(day.day, day.day)}</span>
        ))}
      </div>
    </Card>
  )
}

interface BarsProps {
  label: string
  days: readonly Day[]
  countOf: (day: Day) => number
  strong?: boolean
}

function Bars({ label, days, countOf, strong }: BarsProps) {
  const counts = days.map(countOf)
  const most = Math.max(...counts)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const step = Math.max(1, Math.ceil(most / 2))
  const width = 300 / days.length
  const peak = counts.lastIndexOf(most)
  const bar = Math.min(14, width - 2 * Math.min(1.5, width / 5))
  const ends = `du ${formatDate(days[0]?.day ?? '')} au ${formatDate(days.at(-1)?.day ?? '')}`
  const said = total ? `${total} au total, ${most} au plus le ${formatDate(days[peak]?.day ?? '')}` : 'aucune'
  return (
    <div role="img" aria-label={`${label} par jour ${ends}\u00A0: ${said}`}>
      <p className={css.head}>
        <b>{label}</b> {total}
      </p>
      <div className={strong ? css.tall : css.plot}>
        {[0, 1, 2].map((line) => (
          <span key={line} className={css.scale} style={{ top: `${100 - 50 * line}%` }}>
            {line * step}
          </span>
        ))}
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.lines} d="M0 0H300M0 50H300" />
          {days.map(({ day }, index) => {
            const height = (100 * (counts[index] ?? 0)) / (2 * step)
            return (
              <rect
                key={day}
                className={strong ? (index === peak && most > 0 ? css.peak : css.bar) : css.pale}
                x={(index + 0.5) * width - bar / 2}
                width={bar}
                y={100 - height}
                height={height}
              >
                <title>{`${counts[index]} le ${formatShortDate(day, day)}`}</title>
              </rect>
            )
          })}
          <path className={css.base} d="M0 100H300" />
        </svg>
      </div>
    </div>
  )
}

function endsOf(days: readonly Day[]): Day[] {
  const last = days.length - 1
  const places = new Set([0, Math.round(last / 2), last])
  return days.filter((_, index) => places.has(index))
}
