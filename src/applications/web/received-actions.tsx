import { useState } from 'react'
import { formatDateTime } from '#src/shared/dates.ts'
import { Alert } from '#src/ui/alert.tsx'
import { ApiError } from '#src/ui/api.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReceivedDetail } from '../recruiter-contract.ts'
import type { Change } from '../transitions.ts'
import css from './received-actions.module.css'
import type { ReceivedSearch } from './received-filters.ts'
import { ReceivedHireDialog } from './received-hire-dialog.tsx'
import { useShortcuts } from './received-keys.ts'
import { ReceivedMoreMenu } from './received-more-menu.tsx'
import { type Decision, type StageChange, useDecision } from './received-queries.ts'
import { ReceivedRejectionDialog } from './received-rejection-dialog.tsx'
import keyCss from './received-shortcuts.module.css'
import { ReceivedShortcuts } from './received-shortcuts.tsx'

/** From one stage to the next; hiring ends the way. */
const WAY = ['review', 'shortlisted', 'interview', 'offer_made', 'hire'] as const
type Step = (typeof WAY)[number]

interface ReceivedActionsProps {
  application: ReceivedDetail
  search: ReceivedSearch
}

/** What the server allows here: the next stage first, the refusal, the rest in a menu. */
export function ReceivedActions({ application, search }: ReceivedActionsProps) {
  const [asking, setAsking] = useState<'hire' | 'reject' | null>(null)
  const decision = useDecision(application.id, search)
  const labelOf = (change: Change) => application.allowed.find((each) => each.change === change)?.label
  const next = nextStep(application)
  const others = WAY.filter(
    (step): step is StageChange => step !== next && step !== 'hire' && Boolean(labelOf(step)),
  )
  const decide = (wanted: Decision) => decision.mutate(wanted, { onSuccess: () => setAsking(null) })
  const take = (step: Step) => (step === 'hire' ? setAsking('hire') : decide({ change: step }))
  const busy = decision.isPending ? decision.variables.change : null
  useShortcuts({ s: next && !busy ? () => take(next) : undefined })
  return (
    <>
      <Waiting
        application={application}
        busy={busy !== null}
        onCancel={() => decide({ change: 'cancel_rejection' })}
      />
      {decision.error && !asking && (
        <Alert kind="error" live>
          {decision.error.message}
        </Alert>
      )}
      {(next || labelOf('reject') || labelOf('archive')) && (
        <div className={css.bar}>
          {next && (
            <Button
              small
              loading={busy === next}
              disabled={busy !== null}
              onClick={() => take(next)}
              aria-keyshortcuts="S"
            >
              {labelOf(next)}
              <span className={keyCss.key} aria-hidden="true">
                S
              </span>
            </Button>
          )}
          {labelOf('reject') && (
            <Button look="danger" small disabled={busy !== null} onClick={() => setAsking('reject')}>
              {labelOf('reject')}
            </Button>
          )}
          {others.length > 0 && (
            <ReceivedMoreMenu
              steps={others.map((step) => ({ step, label: labelOf(step) ?? '' }))}
              disabled={busy !== null}
              onChoose={take}
            />
          )}
          {labelOf('archive') && (
            <Button
              look="secondary"
              small
              loading={busy === 'archive'}
              onClick={() => decide({ change: 'archive' })}
            >
              {labelOf('archive')}
            </Button>
          )}
          <div className={css.legend}>
            <ReceivedShortcuts keys={legendOf(next !== undefined)} />
          </div>
        </div>
      )}
      <ReceivedHireDialog
        open={asking === 'hire'}
        onClose={() => setAsking(null)}
        application={application}
        busy={busy !== null}
        error={decision.error?.message}
        onConfirm={() => decide({ change: 'hire' })}
      />
      <ReceivedRejectionDialog
        open={asking === 'reject'}
        onClose={() => setAsking(null)}
        application={application}
        busy={busy !== null}
        error={decision.error instanceof ApiError ? decision.error : null}
        onConfirm={(reason, message) => decide({ change: 'reject', reason, message })}
      />
    </>
  )
}

function legendOf(hasNext: boolean) {
  const around = { keys: ['J', 'K'], does: 'suivante, précédente' }
  return hasNext ? [around, { keys: ['S'], does: 'étape suivante' }] : [around]
}

/** The allowed step that comes after where the application is. */
function nextStep({ stage, allowed }: ReceivedDetail): Step | undefined {
  const here = stage === null || stage === 'viewed' ? -1 : WAY.indexOf(stage)
  return WAY.slice(here + 1).find((step) => allowed.some(({ change }) => change === step))
}

interface WaitingProps {
  application: ReceivedDetail
  busy: boolean
  onCancel: () => void
}

/** A refusal whose mail has not left yet can be taken back. */
function Waiting({ application: { rejection_sent_at, allowed }, busy, onCancel }: WaitingProps) {
  if (!rejection_sent_at || !allowed.some(({ change }) => change === 'cancel_rejection')) return null
  return (
    <Alert
      kind="warning"
      action={
        <Button look="secondary" small disabled={busy} onClick={onCancel}>
          Annuler le refus
        </Button>
      }
    >
      Refus enregistré. Le candidat n’est pas encore prévenu : le message part le{' '}
      {formatDateTime(rejection_sent_at)}.
    </Alert>
  )
}
