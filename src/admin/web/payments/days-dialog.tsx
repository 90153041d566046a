import { type FormEvent, useId, useState } from 'react'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'

const MOST_DAYS = 90

interface DaysDialogProps {
  open: boolean
  onClose: () => void
  onSend: (given: { days: number; reason: string }) => void
}

/** Asks how many days are given, and why: both stand in the log. */
export function DaysDialog({ open, onClose, onSend }: DaysDialogProps) {
  const id = useId()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={480}
      sheet
      title="Ajouter des jours"
      confirm="Ajouter"
      form={id}
    >
      <DaysForm id={id} onSend={onSend} />
    </DecisionDialog>
  )
}

function DaysForm({ id, onSend }: { id: string; onSend: DaysDialogProps['onSend'] }) {
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const count = Number(days)
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_DAYS
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isCount && reason.trim()) return onSend({ days: count, reason: reason.trim() })
    event.currentTarget.querySelector<HTMLElement>(isCount ? 'textarea' : 'input')?.focus()
  }
  return (
    <form id={id} onSubmit={send} noValidate style={{ display: 'grid', gap: 'var(--s-4)' }}>
      <TextField
        label="Jours"
        name="days"
        inputMode="numeric"
        value={days}
        onChange={({ target }) => setDays(target.value)}
        error={tried && !isCount ? `De 1 à ${MOST_DAYS} jours.` : undefined}
        data-focus-first=""
      />
      <TextAreaField
        label="Raison"
        name="reason"
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && !reason.trim() ? 'Dites pourquoi' : undefined}
      />
    </form>
  )
}
