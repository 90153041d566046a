import css from '#src/calendar/web/forms.module.css'
import { useForm } from '#src/shell/form/use-form.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { type ReminderValues, useWriteReminder } from './queries.ts'

const FORM = 'rappel'

interface ReminderDialogProps {
  open: boolean
  onClose: () => void
  /** A new reminder has no id. */
  id: number | null
  start: ReminderValues
}

export function ReminderDialog({ open, onClose, id, start }: ReminderDialogProps) {
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      sheet
      title={id === null ? 'Ajouter un rappel' : 'Modifier le rappel'}
      confirm="Enregistrer"
      form={FORM}
    >
      <ReminderForm id={id} start={start} onClose={onClose} />
    </DecisionDialog>
  )
}

function ReminderForm({ id, start, onClose }: Omit<ReminderDialogProps, 'open'>) {
  const writing = useWriteReminder(id)
  const bodyOf = ({ time, ...values }: ReminderValues) => ({ ...values, time: time || null })
  const form = useForm<ReminderValues>({
    initial: start,
    schema: async () => (await import('../contract.ts')).addReminder.body,
    body: bodyOf,
    idOf: (field) => `${FORM}-${field}`,
    send: async (values) => {
      await writing.mutateAsync(values)
      onClose()
    },
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <TextField label="De quoi s’agit-il" data-focus-first="" {...form.text('title')} />
      <div className={css.pair}>
        <DateField label="Jour" hint="" {...form.text('day')} />
        <TextField label="Heure" optional type="time" {...form.text('time')} />
      </div>
      <TextAreaField label="Note" optional rows={3} {...form.text('note')} />
    </form>
  )
}
