import type { ReactNode } from 'react'
import { Alert } from '../display/alert.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Says the deed itself: « Retirer ma candidature ». */
  confirm: string
  /** The way back; « Annuler » unless it is told. */
  cancel?: string
  pending: boolean
  /** A field that the deed needs. */
  field?: ReactNode
  /** Why it was refused. */
  failure?: string | undefined
}

/** Asks before a deed that can't be undone; the way back has the focus. */
export function ConfirmDialog({ children, field, failure, ...dialog }: ConfirmDialogProps) {
  return (
    <DecisionDialog {...dialog} width={480} sheet danger focus="cancel">
      <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
        <p>{children}</p>
        {field}
        {failure && (
          <Alert kind="error" live>
            {failure}
          </Alert>
        )}
      </div>
    </DecisionDialog>
  )
}
