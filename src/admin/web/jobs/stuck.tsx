import { useState } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { BadgeTone } from '#src/ui/shared/badge.ts'
import type { dropStuckJob, retryStuckJob, StuckJobRow } from '../../jobs/contract.ts'
import { formatMoment, formatWait } from '../desk/labels.ts'
import { useDecision } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import css from './jobs.module.css'
import { jobLabel } from './words.ts'

const STATES: Record<StuckJobRow['state'], [label: string, tone: BadgeTone]> = {
  failed: ['En échec', 'red'],
  retry: ['Sera réessayé', 'amber'],
  late: ['En retard', 'amber'],
}

/** The jobs that failed or are late: each is tried again, or given up with a reason. */
export function StuckJobs({ jobs, due }: { jobs: readonly StuckJobRow[]; due: number }) {
  const { decide, refusal, isSending } = useDecision(() => undefined)
  const [dropped, setDropped] = useState<StuckJobRow | null>(null)
  const retry = ({ id }: StuckJobRow) =>
    decide(() => call<typeof retryStuckJob>('PUT /api/admin/jobs/:id/retry', { params: { id } }))
  const columns: readonly Column<StuckJobRow>[] = [
    { label: 'Travail', width: '24%', cell: ({ name }) => <JobName name={name} /> },
    { label: 'État', width: '14%', cell: ({ state }) => <State state={state} /> },
    { label: 'Erreur', cell: ({ error }) => error },
    { label: 'Essais', width: '8%', cell: ({ tries }) => formatCount(tries) },
    {
      label: 'Depuis',
      width: '12%',
      cell: ({ created_at, next_at }) => (
        <span title={next_at ? `Prochain essai le ${formatMoment(next_at)}` : undefined}>
          {formatWait(created_at)}
        </span>
      ),
    },
    {
      label: 'Que faire',
      width: '22%',
      onPhone: 'wide',
      cell: (job) => (
        <span className={css.acts}>
          <Button look="secondary" small disabled={isSending} onClick={() => retry(job)}>
            Relancer
          </Button>
          <Button look="quiet" small disabled={isSending} onClick={() => setDropped(job)}>
            Abandonner…
          </Button>
        </span>
      ),
    },
  ]
  return (
    <section className={css.part} aria-labelledby="stuck-jobs">
      <h2 id="stuck-jobs">En échec ou en retard</h2>
      {refusal && (
        <Alert kind="error" live>
          {refusal.message}
        </Alert>
      )}
      {jobs.length === 0 ? (
        <p>Aucun travail n’a échoué ni n’est en retard. {formatCount(due)} en file.</p>
      ) : (
        <RecordTable caption="Travaux en échec ou en retard" columns={columns} rows={jobs} />
      )}
      <ReasonDialog
        open={dropped !== null}
        title={dropped ? `Abandonner «\u00a0${jobLabel(dropped.name)}\u00a0»` : ''}
        action="Abandonner le travail"
        hint="Ce qu’il devait faire ne sera pas fait. La raison reste au journal."
        onClose={() => setDropped(null)}
        onSend={(reason) => {
          const id = dropped?.id ?? ''
          setDropped(null)
          decide(() =>
            call<typeof dropStuckJob>('DELETE /api/admin/jobs/:id', { params: { id }, body: { reason } }),
          )
        }}
      />
    </section>
  )
}

function State({ state }: Pick<StuckJobRow, 'state'>) {
  const [label, tone] = STATES[state]
  return <Badge tone={tone}>{label}</Badge>
}

/** A job by its words, and by its name for whoever looks it up in the code. */
export function JobName({ name }: { name: string }) {
  const label = jobLabel(name)
  return (
    <>
      {label}
      {label !== name && <code className={css.name}>{name}</code>}
    </>
  )
}
