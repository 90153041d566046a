import { useState } from 'react'
import { BarDays, Bars } from '#src/ui/display/bars.tsx'
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

/** A chart of the applications and views per day. Screen readers find the same figures in the table. */
export function OfferStatisticsChart({ days }: { days: readonly Day[] }) {
  const [period, setPeriod] = useState(0)
  const shown = period ? days.slice(-period) : days
  const last = shown.length - 1
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
      <Bars label="Candidatures" days={countsOf(shown, 'applications_count')} look="strong" />
      <Bars label="Vues" days={countsOf(shown, 'views_count')} look="pale" />
      <BarDays days={shown} places={[0, Math.round(last / 2), last]} />
    </Card>
  )
}

function countsOf(days: readonly Day[], figure: 'applications_count' | 'views_count') {
  return days.map((day) => ({ day: day.day, count: day[figure] }))
}
