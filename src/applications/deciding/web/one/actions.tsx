import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import type { ApplicationsSearch } from '#src/applications/reviewing/web/filters.ts'
import { useShortcuts } from '#src/applications/reviewing/web/keys.ts'
import { useRestoredFocus } from '#src/applications/reviewing/web/use-restored-focus.ts'
import type { ChosenStage } from '#src/applications/shared/states.ts'
import { recruiterApplicationKeys } from '#src/applications/web/query-keys.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { refresh } from '#src/shell/api/refresh.ts'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { isOwnChange } from '../own-changes.ts'
import { type Decision, useDecision, useTakingBack } from '../queries.ts'
import css from './actions.module.css'
import { ApplicationActionBar } from './bar.tsx'
import { isLeading, undoOf, useGoesOn } from './going-on.ts'
import { HeldRejection, HeldStage } from './held-decision.tsx'
import { HireDialog } from './hire-dialog.tsx'
import { hasUndo, rememberUndo, undoLastDecision } from './last-decision.ts'
import { RejectionDialog } from './rejection-dialog.tsx'
import { StageDialog } from './stage-dialog.tsx'
import { nextStep, otherSteps, type Step } from './steps.ts'

const ProposalDialog = lazyPart(() => import('#src/applications/proposals/web/making-dialog.tsx'))

interface ApplicationActionsProps {
  application: RecruiterApplicationDetail
  search: ApplicationsSearch
  /** Beside a list the legend of keys is left out, because the list has its own. */
  compact?: boolean
  /** Something is written and sent beside it: on a phone the bar gives it its place. */
  isWriting?: boolean
  /** Leads to the application that comes after this one; absent at the end of the list. */
  onNext?: (() => void) | undefined
  /** Leads back to this application, after its decision was taken back from another. */
  onReturn: () => void
}

/** Offers what the server allows for this application, and asks in a dialog where a decision needs words. */
export function ApplicationActions(props: ApplicationActionsProps) {
  const { application, search, compact, isWriting, onNext, onReturn } = props
  const [goesOn, setGoesOn] = useGoesOn()
  const [wanted, setWanted] = useState(false)
  const [asking, setAsking] = useState<'hire' | 'reject' | 'stage' | 'proposal' | null>(null)
  const client = useQueryClient()
  // A message that was begun before a colleague's change must not be sent as if it came after it.
  const [begun, setBegun] = useState<RecruiterApplicationDetail>()
  const from = asking && begun ? begun : application
  const takeBack = useTakingBack(search)
  /** Once the next application has come, the message of the decision offers what its notice offered here. */
  const tell = (decided: RecruiterApplicationDetail, change: Decision['change']) => {
    if (!goesOn || !isLeading(change)) return {}
    if (!onNext) return { text: 'C’était la dernière de cette liste.' }
    const way = undoOf(decided)
    rememberUndo(way && (async () => (await takeBack(decided, way.change)) && onReturn()))
    const text = decided.applicant_name
    return way ? { text, action: { label: way.label, run: undoLastDecision } } : { text }
  }
  const decision = useDecision(from, search, tell)
  const box = useRestoredFocus(`${application.status} ${application.outcome} ${asking}`)
  const close = () => setAsking(null)
  const ask = (what: 'hire' | 'reject' | 'stage' | 'proposal') => {
    setBegun(application)
    setAsking(what)
  }
  /** A refused form says why and keeps its words, and starts from the new state when it is sent again. */
  const onError = (error: Error) => error instanceof ApiError && error.status === 409 && setBegun(undefined)
  const isHasty = useHaste(application.version)
  /** What a colleague did brings the button that takes it back where another one was; after one's own change, that is meant. */
  const isMoved = () => !isOwnChange(application) && isHasty()
  const onSuccess = (_: unknown, { change }: Decision) => {
    close()
    if (goesOn && isLeading(change)) onNext?.()
  }
  const decide = (wanted: Decision) => decision.mutate(wanted, { onSuccess })
  /** A form shows a refusal itself, so it gets the promise. */
  const confirm = (wanted: Decision) => decision.mutateAsync(wanted, { onSuccess, onError })
  const take = (step: Step) => {
    if (step === 'hire') ask('hire')
    else if (step === 'offer_made') {
      setWanted(true)
      ask('proposal')
    } else if (!isHasty()) decide({ change: step })
  }
  const next = nextStep(application)
  const busy = decision.isPending ? decision.variables.change : null
  const rejects = application.allowed.some(({ change }) => change === 'reject')
  useShortcuts({
    s: next && !busy ? () => take(next) : undefined,
    r: rejects && !busy ? () => ask('reject') : undefined,
    u: hasUndo() ? undoLastDecision : undefined,
  })
  const dialog = { application: from, onClose: close, busy: busy !== null }
  return (
    <section ref={box} className={css.box} tabIndex={-1} aria-label="Décision">
      <HeldRejection
        application={application}
        busy={busy !== null}
        onUndo={() => isMoved() || decide({ change: 'cancel_rejection' })}
      />
      <HeldStage
        key={application.version}
        application={application}
        busy={busy !== null}
        onUndo={() => isMoved() || decide({ change: 'undo' })}
        onOver={() => void refresh(client, recruiterApplicationKeys.all)}
      />
      {decision.error && !asking && (
        <Alert kind="error" live>
          {decision.error.message}
        </Alert>
      )}
      <ApplicationActionBar
        application={application}
        next={next}
        busy={busy}
        compact={compact}
        isWriting={isWriting}
        onStep={take}
        onReject={() => ask('reject')}
        onArchive={() => isHasty() || decide({ change: 'archive' })}
        onMessage={() => ask('stage')}
      />
      {onNext && next && (
        <div className={classes(css.next, isWriting && css.writing)}>
          <CheckBox
            label="Passer à la suivante après une décision"
            name="suivante"
            checked={goesOn}
            onChange={({ target }) => setGoesOn(target.checked)}
          />
        </div>
      )}
      <HireDialog
        {...dialog}
        open={asking === 'hire'}
        onConfirm={(message) => confirm({ change: 'hire', message })}
      />
      <StageDialog
        {...dialog}
        open={asking === 'stage'}
        stages={stagesOf(next, otherSteps(application, next)).filter((stage) => stage !== 'offer_made')}
        onConfirm={(change, message) => confirm({ change, message })}
      />
      {wanted && (
        <Suspense>
          <ProposalDialog application={from} open={asking === 'proposal'} onClose={close} />
        </Suspense>
      )}
      <RejectionDialog
        {...dialog}
        open={asking === 'reject'}
        onConfirm={(reason, message) => confirm({ change: 'reject', reason, message })}
      />
    </section>
  )
}

const HASTE = 1_000

/**
 * A double click, or a key that is held, is one change: a press is ignored while the first one is on its way, or so
 * soon after it that nobody can have seen the next step under the pointer. The same after a colleague's change, which a
 * notice tells.
 */
function useHaste(version: number) {
  const last = useRef({ at: 0, version })
  if (last.current.version !== version) last.current = { at: Date.now(), version }
  return () => {
    const isSecond = Date.now() - last.current.at < HASTE
    if (!isSecond) last.current.at = Date.now()
    return isSecond
  }
}

function stagesOf(next: Step | undefined, others: readonly ChosenStage[]): ChosenStage[] {
  return next && next !== 'hire' ? [next, ...others] : [...others]
}
