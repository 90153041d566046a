import { useId, useState } from 'react'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { RecruiterFigures } from '../queries.ts'
import { counted, decimal } from '../words.ts'
import css from './chart.module.css'

type Day = RecruiterFigures['per_day'][number]

/** Applications per day as bars, with the same figures as a table. */
export function RecruiterDashboardChart({ figures: { per_day, received } }: { figures: RecruiterFigures }) {
  const [asTable, setAsTable] = useState(false)
  const table = useId()
  const toggle = (
    <Button
      look="quiet"
      small
      className={css.toggle}
      aria-expanded={asTable}
      aria-controls={table}
      onClick={() => setAsTable(!asTable)}
    >
      {asTable ? 'Masquer le tableau' : 'Voir le tableau'}
    </Button>
  )
  return (
    <Card title="Candidatures par jour" action={toggle}>
      <p className={css.sum}>
        <b>{counted(received.value, 'candidature')}</b> en 30&nbsp;jours
        {received.value > 0 &&
          `, soit ${decimal(Math.round((10 * received.value) / per_day.length) / 10)} par jour`}
      </p>
      <Bars days={per_day} total={received.value} />
      <div id={table} hidden={!asTable} className={css.table}>
        {asTable && <Table days={per_day} />}
      </div>
    </Card>
  )
}

function Bars({ days, total }: { days: Day[]; total: number }) {
  const most = days.reduce((best, day) => (day.count >= best.count ? day : best))
  const step = Math.max(1, Math.ceil(most.count / 4))
  const top = 4 * step
  const width = 300 / days.length
  const peak = days.indexOf(most)
  const ends = `du ${formatDate(days[0]?.day ?? '')} au ${formatDate(days.at(-1)?.day ?? '')}`
  const said = total ? `${total} au total, ${most.count} au plus le ${formatDate(most.day)}` : 'aucune'
  return (
    <div role="img" aria-label={`Candidatures par jour ${ends}\u00A0: ${said}`}>
      <div className={css.plot}>
        {[0, 1, 2, 3, 4].map((line) => (
          <span key={line} className={css.scale} style={{ top: `${100 - 25 * line}%` }}>
            {line * step}
          </span>
        ))}
        <svg viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.lines} d="M0 0H300M0 25H300M0 50H300M0 75H300" />
          {days.map(({ day, count }, index) => (
            <rect
              key={day}
              className={count > 0 && index === peak ? css.peak : css.bar}
              x={index * width + 1.5}
              width={width - 3}
              y={100 - (100 * count) / top}
              height={(100 * count) / top}
            />
          ))}
          <path className={css.base} d="M0 100H300" />
        </svg>
        {total > 0 && (
          <span
            className={css.flag}
            style={{
              left: `${(100 * (peak + 0.5)) / days.length}%`,
              top: `${100 - (100 * most.count) / top}%`,
              translate: `${-Math.min(85, Math.max(15, (100 * peak) / days.length))}% -100%`,
            }}
          >
            {most.count} le {formatShortDate(most.day, most.day)}
          </span>
        )}
      </div>
      <div className={css.days}>
        {[0, 7, 14, 21, 29].map((index) => (
          <span key={index}>{shortDay(days[index])}</span>
        ))}
      </div>
    </div>
  )
}

function shortDay(day: Day | undefined): string {
  return day ? formatShortDate(day.day, day.day) : ''
}

function Table({ days }: { days: Day[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard.
    <section tabIndex={0} aria-label="Candidatures par jour, en tableau">
      <table>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            <th scope="col">Candidatures</th>
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
