import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { PLAN_NAMES } from '#src/subscriptions/plans/shared/plans.ts'
import { changedFields, PLAN_FIELD_NAMES } from '#src/subscriptions/pricing/shared/values.ts'
import { stateOf, versionBefore } from '#src/subscriptions/pricing/shared/versions.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminPlans, AdminPlanVersion } from '../../plans/contract.ts'
import { Section } from '../desk/parts.tsx'
import css from './plans.module.css'
import { useWithdrawal } from './queries.ts'
import { STATE_LABELS, valueWords } from './words.ts'

/** Every version of every plan, the last one first; one that is planned can be withdrawn. */
export function PlanHistory({ plans }: { plans: AdminPlans }) {
  const [asked, setAsked] = useState<AdminPlanVersion | null>(null)
  const lines = plans.versions.toSorted(
    (one, other) => other.effective_on.localeCompare(one.effective_on) || other.id - one.id,
  )
  return (
    <Section title="Histoire des formules">
      <ol className={css.history}>
        {lines.map((version) => (
          <Line key={version.id} plans={plans} version={version} onWithdraw={() => setAsked(version)} />
        ))}
      </ol>
      <Withdrawal version={asked} onClose={() => setAsked(null)} />
    </Section>
  )
}

interface LineProps {
  plans: AdminPlans
  version: AdminPlanVersion
  onWithdraw: () => void
}

function Line({ plans: { versions, today }, version, onWithdraw }: LineProps) {
  const { plan, effective_on, planned_by } = version
  const state = stateOf(versions, version, today)
  return (
    <li>
      <time dateTime={effective_on}>{formatDate(effective_on)}</time>
      <span className={css.what}>
        <b>{PLAN_NAMES[plan]}</b> <Changes versions={versions} version={version} />
      </span>
      <span className={css.by}>{planned_by ?? 'Le site'}</span>
      <span className={css.state}>
        {STATE_LABELS[state]}
        {state === 'planned' && (
          <Button
            look="quiet"
            small
            onClick={onWithdraw}
            aria-label={`Annuler le changement de ${PLAN_NAMES[plan]} du ${formatDate(effective_on)}`}
          >
            Annuler
          </Button>
        )}
      </span>
    </li>
  )
}

function Changes({ versions, version }: { versions: AdminPlanVersion[]; version: AdminPlanVersion }) {
  const before = versionBefore(versions, version.plan, version.effective_on)
  if (!before) return 'au lancement'
  const changed = changedFields(before, version)
  if (changed.length === 0) return 'comme avant'
  return changed.map((field) => (
    <span key={field} className={css.change}>
      {PLAN_FIELD_NAMES[field]}&nbsp;: <del>{valueWords(field, before[field])}</del>
      {' → '}
      <ins>{valueWords(field, version[field])}</ins>
    </span>
  ))
}

function Withdrawal({ version, onClose }: { version: AdminPlanVersion | null; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useWithdrawal()
  const close = () => {
    reset()
    onClose()
  }
  const withdraw = () => {
    if (!version) return
    mutate(version.id, {
      onSuccess: () => {
        toast.success({ title: 'Changement annulé' })
        close()
      },
    })
  }
  return (
    <ConfirmDialog
      open={version !== null}
      onClose={close}
      onConfirm={withdraw}
      title="Annuler ce changement"
      confirm="Annuler le changement"
      pending={isPending}
      failure={error?.message}
    >
      {version && (
        <>
          La formule {PLAN_NAMES[version.plan]} ne change pas le {formatDate(version.effective_on)}&nbsp;: ses
          prix et ses limites d’avant continuent. L’annulation reste dans l’histoire.
        </>
      )}
    </ConfirmDialog>
  )
}
