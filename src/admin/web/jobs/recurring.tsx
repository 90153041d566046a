import { counted } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { RecurringJobRow } from '../../jobs/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import css from './jobs.module.css'
import { JobName } from './stuck.tsx'
import { formatTook } from './words.ts'

type Row = RecurringJobRow & { id: string }

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Travail', width: '30%', cell: ({ name }) => <JobName name={name} /> },
  { label: 'Dernier', width: '26%', cell: ({ runs: [last] }) => last && lastRun(last) },
  { label: 'Prochain', width: '20%', cell: ({ next_at }) => next_at && formatMoment(next_at) },
  { label: 'Passages', onPhone: 'wide', cell: ({ runs }) => <Runs runs={runs} /> },
]

type Run = RecurringJobRow['runs'][number]

const lastRun = ({ at, took_ms, failure }: Run) =>
  failure ? `${formatMoment(at)}, en échec\u00a0: ${failure}` : `${formatMoment(at)}, ${formatTook(took_ms)}`

/** The jobs that come back by themselves, with their last runs. */
export function RecurringJobs({ jobs }: { jobs: readonly RecurringJobRow[] }) {
  return (
    <section className={css.part} aria-labelledby="recurring-jobs">
      <h2 id="recurring-jobs">Travaux qui reviennent</h2>
      <RecordTable
        caption="Travaux qui reviennent"
        columns={COLUMNS}
        rows={jobs.map((job) => ({ ...job, id: job.name }))}
      />
    </section>
  )
}

/** The last runs as small bars, the latest at the right, and in words. */
function Runs({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return 'Pas encore passé'
  const failed = runs.filter(({ failure }) => failure !== null).length
  const words = `${counted(runs.length, 'passage')}, ${failed > 0 ? `${failed} en échec` : 'tous réussis'}`
  return (
    <span className={css.runs} role="img" aria-label={words} title={words}>
      {runs.toReversed().map(({ at, failure }) => (
        <i key={at} className={classes(failure !== null && css.failed)} />
      ))}
    </span>
  )
}
