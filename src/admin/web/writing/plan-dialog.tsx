import { type FormEvent, useId, useState } from 'react'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import css from './writing.module.css'

interface PlanDialogProps {
  open: boolean
  isPending: boolean
  onClose: () => void
  /** @param at the moment, as an ISO timestamp */
  onPlan: (at: string) => void
}

/** Asks for a day and an hour of Antananarivo. */
export function PlanDialog({ open, isPending, onClose, onPlan }: PlanDialogProps) {
  const id = useId()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('06:00')
  const [error, setError] = useState<string>()
  const at = momentOf(day, time)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!at || at.getTime() <= Date.now()) return setError('Choisissez un moment à venir.')
    onPlan(at.toISOString())
  }
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="Programmer"
      form={id}
      confirm="Programmer"
      pending={isPending}
      width={480}
      sheet
    >
      <form id={id} onSubmit={submit} noValidate className={css.fields}>
        <DateField
          label="Jour"
          name="day"
          min={dayAt(Date.now())}
          value={day}
          error={error}
          onChange={({ target }) => {
            setDay(target.value)
            setError(undefined)
          }}
        />
        <TextField
          label="Heure"
          name="time"
          type="time"
          hint="À l’heure d’Antananarivo"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        {at && <p>{formatLongDateTime(at)}, heure d’Antananarivo.</p>}
      </form>
    </DecisionDialog>
  )
}

function momentOf(day: string, time: string): Date | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? []
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !hours || !minutes) return null
  return after(startOfDay(day), (Number(hours) * 60 + Number(minutes)) * MINUTE)
}
