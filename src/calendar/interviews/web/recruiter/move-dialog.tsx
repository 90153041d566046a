import { momentOf } from '#src/calendar/shared/words.ts'
import { currentTime, dayAt } from '#src/shared/dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { Interview } from '../../contract.ts'
import css from '../interviews.module.css'
import { useProposeSlots, useSetMoment } from '../queries.ts'
import { SlotPicker } from './slot-picker.tsx'

const FORM = 'deplacement'

interface MoveDialogProps {
  interview: Interview
  applicant: string
  open: boolean
  onClose: () => void
}

/** An agreed meeting gets another time, an open one other slots. */
export function MoveDialog({ interview, applicant, open, onClose }: MoveDialogProps) {
  const isAgreed = interview.state === 'confirmed'
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={isAgreed ? 560 : 800}
      title={isAgreed ? 'Déplacer le rendez-vous' : 'Proposer d’autres créneaux'}
      subtitle={applicant}
      cancel="Retour"
      confirm={isAgreed ? 'Déplacer' : 'Envoyer ces créneaux'}
      form={FORM}
    >
      {isAgreed ? (
        <MomentForm interview={interview} applicant={applicant} onClose={onClose} />
      ) : (
        <SlotsForm interview={interview} onClose={onClose} />
      )}
    </DecisionDialog>
  )
}

function MomentForm({ interview, applicant, onClose }: Omit<MoveDialogProps, 'open'>) {
  const moving = useSetMoment(interview.id)
  const bodyOf = ({ day, time, message }: { day: string; time: string; message: string }) => ({
    version: interview.version,
    message,
    starts_at: day && time ? momentOf(day, time) : '',
  })
  const form = useForm({
    initial: { day: '', time: '09:00', message: '' },
    schema: async () => (await import('../../contract.ts')).setMoment.body,
    body: bodyOf,
    idOf: (path) => (path === 'starts_at' ? `${FORM}-day` : `${FORM}-${path}`),
    send: async (values) => {
      await moving.mutateAsync(bodyOf(values))
      onClose()
    },
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <p className={css.text}>
        {applicant} en est prévenu aussitôt, et peut proposer d’autres moments si cette heure ne convient pas.
      </p>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <div className={css.pair}>
        <DateField
          label="Nouveau jour"
          min={dayAt(currentTime())}
          {...form.text('day')}
          error={form.errors.starts_at}
        />
        <TextField label="Heure" type="time" {...form.text('time')} />
      </div>
      <TextAreaField label="Pourquoi" optional rows={3} {...form.text('message')} />
    </form>
  )
}

function SlotsForm({ interview, onClose }: Pick<MoveDialogProps, 'interview' | 'onClose'>) {
  const proposing = useProposeSlots(interview.id)
  const bodyOf = (values: { slots: string[]; message: string }) => ({ ...values, version: interview.version })
  const form = useForm<{ slots: string[]; message: string }>({
    initial: { slots: [], message: '' },
    schema: async () => (await import('../../contract.ts')).proposeSlots.body,
    body: bodyOf,
    idOf: (path) => (path.startsWith('slots') ? 'creneaux' : `${FORM}-${path}`),
    send: async (values) => {
      await proposing.mutateAsync(bodyOf(values))
      onClose()
    },
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <SlotPicker
        slots={form.values.slots}
        onChange={(slots) => void form.change({ slots })}
        minutes={interview.duration_minutes}
        attendeeIds={interview.attendees.map(({ id }) => id)}
        errors={form.errors}
      />
      <TextAreaField label="Message" optional rows={3} {...form.text('message')} />
    </form>
  )
}
