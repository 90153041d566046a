import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Alert } from '../display/alert.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** Says the deed itself: « Retirer ma candidature ». */
  confirm: string
  pending: boolean
  /** Why it was refused. */
  failure?: string | undefined
}

/** Asks before a deed that can't be undone; the way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, confirm, pending, failure } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={480}
      sheet
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose} data-focus-first>
            Annuler
          </Button>
          <Button look="danger" onClick={onConfirm} loading={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
        <p>{children}</p>
        {failure && (
          <Alert kind="error" live>
            {failure}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
