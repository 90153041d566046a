import { useState } from 'react'
import { formatShortDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import type { OfferStatistics } from '../contract.ts'
import { daysAsCsv } from './days-file.ts'
import css from './statistics.module.css'
import { COLUMNS } from './words.ts'

const FIRST = 10

/** The figures of each day, the latest first, and their sum. */
export function OfferDaysTable({
  days,
  others,
  totals,
}: Pick<OfferStatistics, 'days' | 'others' | 'totals'>) {
  const [whole, setWhole] = useState(false)
  const save = () =>
    saveFile(new Blob([daysAsCsv({ days, others, totals })], { type: 'text/csv' }), 'statistiques.csv')
  const latest = [...days].reverse()
  const shown = whole ? latest : latest.slice(0, FIRST)
  return (
    <Card
      title={<span id="le-tableau">Le tableau</span>}
      flush
      action={
        <Button look="secondary" small onClick={save}>
          <DownloadIcon size={16} />
          Enregistrer en CSV
        </Button>
      }
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Jour</th>
            {COLUMNS.map(({ name, label, short }) => (
              <th key={name} scope="col" className={name === 'visitors_count' ? css.wide : undefined}>
                <abbr className={css.short} title={label}>
                  {short}
                </abbr>
                <span className={css.long}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((day) => (
            <Row key={day.day} label={formatShortDate(day.day)} figures={day} />
          ))}
          {others && (whole || latest.length <= FIRST) && <Row label="Autres jours" figures={others} />}
        </tbody>
        <tfoot>
          <Row label="Total" figures={totals} />
        </tfoot>
      </table>
      {!whole && latest.length > FIRST && (
        <p className={css.all}>
          <Button look="quiet" small onClick={() => setWhole(true)}>
            Afficher les {latest.length} jours
          </Button>
        </p>
      )}
    </Card>
  )
}

function Row({ label, figures }: { label: string; figures: OfferStatistics['totals'] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {COLUMNS.map(({ name }) => (
        <td key={name} className={name === 'visitors_count' ? css.wide : undefined}>
          {formatCount(figures[name])}
        </td>
      ))}
    </tr>
  )
}
