import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

/** The confirming button sends the form of this id, which is inside, or does something itself. */
type Deed = { form: string; onConfirm?: never } | { form?: never; onConfirm: () => void }

type DecisionDialogProps = Omit<DialogProps, 'footer' | 'side'> &
  Deed & {
    /** Says the deed itself: « Ne pas retenir ». */
    confirm: string
    /** The way back; « Annuler » unless it is told. */
    cancel?: string
    /** For a deed that takes something away. */
    danger?: boolean
    pending?: boolean
    disabled?: boolean
    /** Which button takes the focus, where nothing inside does. */
    focus?: 'cancel' | 'confirm'
  }

/** Asks before something is decided: what it needs to know is inside, the deed and the way back are under it. */
export function DecisionDialog({
  form,
  onConfirm,
  confirm,
  cancel = 'Annuler',
  danger = false,
  pending = false,
  disabled = false,
  focus,
  ...dialog
}: DecisionDialogProps) {
  const first = (button: typeof focus) => (button === focus ? { 'data-focus-first': '' } : {})
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button look="secondary" onClick={dialog.onClose} {...first('cancel')}>
            {cancel}
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            type={form ? 'submit' : 'button'}
            form={form}
            onClick={onConfirm}
            loading={pending}
            disabled={disabled}
            {...first('confirm')}
          >
            {confirm}
          </Button>
        </>
      }
    />
  )
}
