import type { AnswerFormProps } from '#src/applications/answering-by-mail/web/form-props.ts'
import { useAnswered } from '#src/applications/answering-by-mail/web/queries.ts'
import { DURATIONS } from '#src/calendar/interviews/shared/limits.ts'
import { MEETING_WAYS } from '#src/calendar/interviews/web/meeting-ways.ts'
import { EVENT_LABELS, INTERVIEW_TYPES, type InterviewType } from '#src/calendar/shared/event-types.ts'
import { lengthWords } from '#src/calendar/shared/words.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { proposeByMail } from '../contract.ts'
import { MAILED_SLOTS } from '../shared/slots.ts'
import css from './form.module.css'

const SLOT_LABELS = { slot_1: 'Premier créneau', slot_2: 'Deuxième créneau', slot_3: 'Troisième créneau' }

const isType = (type: string | undefined): type is InterviewType =>
  INTERVIEW_TYPES.some((each) => each === type)

/** The smallest proposal of a meeting: how, where, and up to three slots in the browser’s own fields. */
export function MailedProposalForm({ token, application, answered }: AnswerFormProps) {
  const { version } = application
  const given = answered?.values ?? {}
  const settle = useAnswered(token)
  const form = useForm({
    initial: {
      type: (isType(given.type) ? given.type : 'interview_onsite') as InterviewType,
      place: given.place ?? '',
      duration_minutes: given.duration_minutes ?? '45',
      slot_1: given.slot_1 ?? '',
      slot_2: given.slot_2 ?? '',
      slot_3: given.slot_3 ?? '',
      message: given.message ?? '',
    },
    failure: answered?.message,
    schema: async () => (await import('../contract.ts')).proposeByMail.body,
    body: (values) => ({ ...withoutEmptySlots(values), version }),
    short: true,
    send: (values) => {
      const route = 'POST /api/application-answers/:token/interview'
      const body = { ...withoutEmptySlots(values), version }
      return settle(call<typeof proposeByMail>(route, { params: { token }, body }))
    },
  })
  const way = MEETING_WAYS[form.values.type]
  return (
    <form className={css.form} method="post" onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <input type="hidden" name="answer" value="interview" />
      <input type="hidden" name="version" value={version} />
      <p className={css.note}>Sauf mention contraire, tous les champs sont obligatoires.</p>
      <SelectField
        label="Comment"
        choices={INTERVIEW_TYPES.map((type) => ({ value: type, label: EVENT_LABELS[type] }))}
        {...form.text('type')}
        onChange={({ target }) => void form.change({ type: target.value as InterviewType })}
      />
      <TextField label={way.place} hint={way.hint} optional={way.optional ?? false} {...form.text('place')} />
      <SelectField
        label="Durée"
        choices={DURATIONS.map((minutes) => ({ value: minutes, label: lengthWords(minutes) }))}
        {...form.text('duration_minutes')}
      />
      {MAILED_SLOTS.map((slot, index) => (
        <TextField
          key={slot}
          type="datetime-local"
          label={SLOT_LABELS[slot]}
          optional={index > 0}
          {...(index === 0 && { hint: 'Jour et heure, à l’heure d’Antananarivo.' })}
          {...form.text(slot)}
        />
      ))}
      <TextAreaField label="Message au candidat" rows={4} max={1_000} optional {...form.text('message')} />
      <Alert>
        Le candidat reçoit ces créneaux aussitôt et en choisit un. Vous menez l’entretien, et pouvez changer
        ou annuler les créneaux sur le site.
      </Alert>
      <div className={css.form}>
        <Button type="submit" wide scriptless loading={form.sending}>
          Envoyer ces créneaux
        </Button>
        <LinkButton look="quiet" wide href={`/repondre/${token}`}>
          Revenir à la candidature
        </LinkButton>
      </div>
    </form>
  )
}

function withoutEmptySlots<T extends { slot_2: string; slot_3: string }>(values: T) {
  return { ...values, slot_2: values.slot_2 || null, slot_3: values.slot_3 || null }
}
