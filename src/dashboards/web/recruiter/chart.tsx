import { useId, useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { counted } from '#src/shared/phrases.ts'
import { Button } from '#src/ui/button.tsx'
import { BarDays, Bars } from '#src/ui/display/bars.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { RecruiterFigures } from '../queries.ts'
import { decimal } from '../words.ts'
import css from './chart.module.css'

type Day = RecruiterFigures['per_day'][number]

/** The bars have their figures as a table too, for people who cannot read bars. */
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
      <Bars label="Candidatures" days={per_day} look="flagged" />
      <BarDays days={per_day} places={[0, 7, 14, 21, 29]} many />
      <div id={table} hidden={!asTable} className={css.table}>
        {asTable && <Table days={per_day} />}
      </div>
    </Card>
  )
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
