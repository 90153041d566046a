import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { answerBy } from '#src/calendar/interviews/shared/answer-by.ts'
import { EVENT_LABELS, INTERVIEW_TYPES, type InterviewType } from '#src/calendar/shared/event-types.ts'
import { lengthWords } from '#src/calendar/shared/words.ts'
import { TypeIcon } from '#src/calendar/web/type-icon.tsx'
import { currentTime, dayAt, formatTime } from '#src/shared/dates.ts'
import { plural } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { FieldNotes } from '#src/ui/form/field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { DURATIONS, MOST_SLOTS } from '../../shared/limits.ts'
import css from '../interviews.module.css'
import { MEETING_WAYS } from '../meeting-ways.ts'
import { busyQuery, type ProposalValues, usePropose } from '../queries.ts'
import { SlotPicker } from './slot-picker.tsx'

interface ProposalFormProps {
  applicationId: number
  applicant: string
  /** Where the company receives people. */
  address: string
  onDone: () => void
}

export function ProposalForm({ applicationId, applicant, address, onDone }: ProposalFormProps) {
  const today = dayAt(currentTime())
  const team = useQuery(busyQuery({ start_date: today, end_date: today, attendee_ids: [] })).data
  const colleagues = team?.colleagues ?? []
  const me = colleagues.find(({ is_me }) => is_me)
  const proposing = usePropose(applicationId)
  // The recruiter who fills the form in attends, unless it chooses others.
  const bodyOf = ({ attendee_ids, ...values }: ProposalValues): ProposalValues => ({
    ...values,
    attendee_ids: attendee_ids.length > 0 || !me ? attendee_ids : [me.id],
  })
  const form = useForm<ProposalValues>({
    initial: {
      type: 'interview_onsite',
      place: address,
      duration_minutes: 45,
      attendee_ids: [] as number[],
      message: '',
      preparation: '',
      slots: [] as string[],
    },
    schema: async () => (await import('../../contract.ts')).proposeInterview.body,
    body: bodyOf,
    idOf: (path) => (path.startsWith('slots') ? 'creneaux' : `entretien-${path}`),
    send: async (values) => {
      await proposing.mutateAsync(bodyOf(values))
      onDone()
    },
  })
  const { type, duration_minutes, slots } = form.values
  const way = MEETING_WAYS[type as InterviewType]
  const attendees = bodyOf(form.values).attendee_ids
  const due = answerBy(
    new Date(currentTime()),
    slots.map((at) => ({ starts_at: new Date(at) })),
  )
  return (
    <form onSubmit={form.submit} noValidate aria-label="Proposer un entretien">
      <Card title="Proposer un entretien">
        <div className={css.form}>
          <ErrorSummary {...form.summary} />
          <FormFailure>{form.failure}</FormFailure>
          <div className={css.propose}>
            <div className={css.form}>
              <Choices legend="Comment" error={form.errors.type}>
                {INTERVIEW_TYPES.map((each) => (
                  <button
                    key={each}
                    type="button"
                    className={classes(css.way, each === type && css.picked)}
                    aria-pressed={each === type}
                    title={EVENT_LABELS[each]}
                    onClick={() =>
                      void form.change({ type: each, place: each === 'interview_onsite' ? address : '' })
                    }
                  >
                    <TypeIcon type={each} />
                    {MEETING_WAYS[each].short}
                  </button>
                ))}
              </Choices>
              <TextField
                label={way.place}
                hint={way.hint}
                optional={way.optional ?? false}
                {...(type === 'interview_video' && { inputMode: 'url', placeholder: 'https://' })}
                {...form.text('place')}
              />
              <SelectField
                label="Durée"
                choices={DURATIONS.map((minutes) => ({ value: minutes, label: lengthWords(minutes) }))}
                name="entretien-duration_minutes"
                value={duration_minutes}
                error={form.errors.duration_minutes}
                onChange={({ target }) => void form.change({ duration_minutes: Number(target.value) })}
              />
              <Choices legend="Qui y sera" error={form.errors.attendee_ids}>
                {colleagues.map(({ id, name, is_me }) => (
                  <button
                    key={id}
                    type="button"
                    id={is_me ? 'entretien-attendee_ids' : undefined}
                    className={classes(css.who, attendees.includes(id) && css.picked)}
                    aria-pressed={attendees.includes(id)}
                    onClick={() =>
                      void form.change({
                        attendee_ids: attendees.includes(id)
                          ? attendees.filter((each) => each !== id)
                          : [...attendees, id],
                      })
                    }
                  >
                    {is_me ? 'Vous' : name}
                  </button>
                ))}
              </Choices>
              <TextAreaField label="À préparer" optional rows={3} {...form.text('preparation')} />
              <TextAreaField label="Message" optional rows={3} {...form.text('message')} />
            </div>
            <SlotPicker
              slots={slots}
              onChange={(next) => void form.change({ slots: next })}
              minutes={duration_minutes}
              attendeeIds={attendees}
              errors={form.errors}
            />
          </div>
          <div className={css.send}>
            <p className={css.text} role="status">
              {slots.length} {plural(slots.length, 'créneau', 'créneaux')} sur {MOST_SLOTS}.
              {due && ` Réponse attendue avant ${formatLongDate(due)}, ${formatTime(due)}.`}
            </p>
            <Button type="submit" loading={form.sending}>
              Envoyer à {applicant}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  )
}

function Choices({
  legend,
  error,
  children,
}: {
  legend: string
  error: string | undefined
  children: ReactNode
}) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      <div>{children}</div>
      <FieldNotes id={legend} error={error} />
    </fieldset>
  )
}
