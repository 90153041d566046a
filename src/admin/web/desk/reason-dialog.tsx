import { type FormEvent, useId, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

const MAX_LENGTH = 2_000

interface ReasonDialogProps {
  open: boolean
  title: string
  /** Words of the button. */
  action: string
  /** Says who reads the reason. */
  hint: string
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a decision. */
export function ReasonDialog({ open, title, action, hint, onSend, onClose }: ReasonDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={560}
      sheet
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form={id} look="danger">
            {action}
          </Button>
        </>
      }
    >
      <ReasonForm id={id} hint={hint} onSend={onSend} />
    </Dialog>
  )
}

function ReasonForm({ id, hint, onSend }: Pick<ReasonDialogProps, 'hint' | 'onSend'> & { id: string }) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason.trim()) return onSend(reason.trim())
    setError('Dites pourquoi')
    event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <form id={id} onSubmit={send} noValidate>
      <TextAreaField
        label="Raison"
        name="reason"
        hint={hint}
        error={error}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setError(undefined)
        }}
        maxLength={MAX_LENGTH}
        data-focus-first
      />
    </form>
  )
}
