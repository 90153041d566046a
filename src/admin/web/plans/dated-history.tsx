import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import css from './plans.module.css'
import { STATE_LABELS } from './words.ts'

/** Values that count from a day on: those of a plan, or what sponsorings cost. */
interface Dated {
  id: number
  effective_on: string
  planned_by: string | null
}

/** The last one first. */
export function latestFirst<Version extends Dated>(versions: readonly Version[]): Version[] {
  return versions.toSorted(
    (one, other) => other.effective_on.localeCompare(one.effective_on) || other.id - one.id,
  )
}

interface LineProps {
  version: Dated
  state: keyof typeof STATE_LABELS
  /** Of what the change is, as « de Silver », where a list holds several. */
  of?: string
  onWithdraw: () => void
  children: ReactNode
}

/** One version of the values; one that is planned can be withdrawn. */
export function HistoryLine({ version, state, of, onWithdraw, children }: LineProps) {
  const day = formatDate(version.effective_on)
  return (
    <li>
      <time dateTime={version.effective_on}>{day}</time>
      <span className={css.what}>{children}</span>
      <span className={css.by}>{version.planned_by ?? 'Le site'}</span>
      <span className={css.state}>
        {STATE_LABELS[state]}
        {state === 'planned' && (
          <Button
            look="quiet"
            small
            onClick={onWithdraw}
            aria-label={['Annuler le changement', of, `du ${day}`].filter(Boolean).join(' ')}
          >
            Annuler
          </Button>
        )}
      </span>
    </li>
  )
}

interface Change {
  name: string
  before: ReactNode
  after: ReactNode
}

/** What a version changes of the one before it, which only the first has none of. */
export function ChangeList({ changes }: { changes: readonly Change[] | undefined }) {
  if (!changes) return 'au lancement'
  if (changes.length === 0) return 'comme avant'
  return changes.map(({ name, before, after }) => (
    <span key={name} className={css.change}>
      {name}&nbsp;: <del>{before}</del>
      {' → '}
      <ins>{after}</ins>
    </span>
  ))
}

interface WithdrawalProps {
  /** Null closes the dialog. */
  version: Dated | null
  withdrawal: UseMutationResult<unknown, Error, number>
  onClose: () => void
  /** What stays as it is without the change. */
  children: ReactNode
}

/** Asks before a planned change is withdrawn. */
export function WithdrawalDialog({ version, withdrawal, onClose, children }: WithdrawalProps) {
  const { mutate, isPending, error, reset } = withdrawal
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
      {version && <>{children} L’annulation reste dans l’histoire.</>}
    </ConfirmDialog>
  )
}
