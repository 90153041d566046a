import { useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { ApplicationsSearch } from '../filters.ts'
import { useFocusKept } from '../focus.ts'
import { useShortcuts } from '../keys.ts'
import { type Decision, type StageChange, useDecision } from '../queries.ts'
import css from './actions.module.css'
import { ApplicationActionBar } from './bar.tsx'
import { ReceivedHireDialog } from './hire-dialog.tsx'
import { ReceivedRejectionDialog } from './rejection-dialog.tsx'
import { ReceivedStageDialog } from './stage-dialog.tsx'
import { nextStep, otherSteps, type Step } from './steps.ts'
import { WaitingRejection } from './waiting.tsx'

interface ApplicationActionsProps {
  application: RecruiterApplicationDetail
  search: ApplicationsSearch
}

/** What the server allows here, and the dialogs of what is asked once more. */
export function ApplicationActions({ application, search }: ApplicationActionsProps) {
  const [asking, setAsking] = useState<'hire' | 'reject' | 'stage' | null>(null)
  const decision = useDecision(application, search)
  const box = useFocusKept(`${application.status} ${application.outcome} ${asking}`)
  const close = () => setAsking(null)
  const onError = (error: Error) => error instanceof ApiError && error.status === 409 && close()
  const decide = (wanted: Decision) => decision.mutate(wanted, { onSuccess: close, onError })
  /** For a form, which tells a refusal itself. */
  const confirm = (wanted: Decision) => decision.mutateAsync(wanted, { onSuccess: close, onError })
  const take = (step: Step) => (step === 'hire' ? setAsking('hire') : decide({ change: step }))
  const next = nextStep(application)
  const busy = decision.isPending ? decision.variables.change : null
  useShortcuts({ s: next && !busy ? () => take(next) : undefined })
  const dialog = { application, onClose: close, busy: busy !== null }
  return (
    <section ref={box} className={css.box} tabIndex={-1} aria-label="Décision">
      <WaitingRejection
        application={application}
        busy={busy !== null}
        onCancel={() => decide({ change: 'cancel_rejection' })}
      />
      {decision.error && !asking && (
        <Alert kind="error" live>
          {decision.error.message}
        </Alert>
      )}
      <ApplicationActionBar
        {...{ application, next, busy }}
        onStep={take}
        onReject={() => setAsking('reject')}
        onArchive={() => decide({ change: 'archive' })}
        onMessage={() => setAsking('stage')}
      />
      <ReceivedHireDialog
        {...dialog}
        open={asking === 'hire'}
        onConfirm={(message) => confirm({ change: 'hire', message })}
      />
      <ReceivedStageDialog
        {...dialog}
        open={asking === 'stage'}
        stages={stagesOf(next, otherSteps(application, next))}
        onConfirm={(change, message) => confirm({ change, message })}
      />
      <ReceivedRejectionDialog
        {...dialog}
        open={asking === 'reject'}
        onConfirm={(reason, message) => confirm({ change: 'reject', reason, message })}
      />
    </section>
  )
}

function stagesOf(next: Step | undefined, others: readonly StageChange[]): StageChange[] {
  return next && next !== 'hire' ? [next, ...others] : [...others]
}
