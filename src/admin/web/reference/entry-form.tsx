import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type ChangedList, LIST_TRAITS } from '#src/reference-changes/shared/lists.ts'
import { dayAt, formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { formatCount } from '#src/shared/money.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminEntry } from '../../reference/contract.ts'
import settingsCss from '../settings/settings.module.css'
import { EntryFields } from './entry-fields.tsx'
import { bodyOf, type EntryValues, valuesOf } from './entry-values.ts'
import { effectsQuery, useEntryChange } from './queries.ts'
import css from './reference.module.css'

const WHEN = [
  { value: 'now', label: 'Tout de suite' },
  { value: 'tomorrow', label: 'Demain' },
  { value: 'day', label: 'Un autre jour' },
]

interface EntryFormProps {
  list: ChangedList
  /** Null for a new one. */
  entry: AdminEntry | null
  /** What a new one begins with. */
  text: string | undefined
  others: readonly AdminEntry[]
  /** The day in Antananarivo. */
  today: string
  occupations: readonly { code: string; name: string }[]
  onDone: () => void
}

/** An entry as it is to be, what that touches, and from when on; the button says which. */
export function EntryForm({ list, entry, text, others, today, occupations, onDone }: EntryFormProps) {
  const { mutateAsync } = useEntryChange(list, entry?.id ?? null)
  const tomorrow = dayAt(after(new Date(`${today}T12:00:00+03:00`), DAY))
  const [when, setWhen] = useState(entry ? 'tomorrow' : 'now')
  const form = useForm<EntryValues>({
    initial: valuesOf(list, entry, text),
    schema: async () => undefined,
    idOf: (field) => `entry-${field}`,
    send: async (given) => {
      const day = when === 'now' ? null : when === 'tomorrow' ? tomorrow : given.effective_on || 'aucun'
      await mutateAsync({ ...bodyOf(list, given), effective_on: day, seen_id: entry?.seen_id ?? null })
      toast.success({ title: when === 'now' ? 'C’est changé' : 'Changement programmé' })
      onDone()
    },
  })
  const day = when === 'tomorrow' ? tomorrow : form.values.effective_on
  return (
    <form
      className={css.form}
      onSubmit={form.submit}
      noValidate
      aria-label={entry ? `Modifier\u00A0: ${entry.name}` : `Ajouter ${LIST_TRAITS[list].one}`}
    >
      <div className={css.fields}>
        <ErrorSummary {...form.summary} />
        <FormFailure>{form.failure}</FormFailure>
        <EntryFields list={list} entry={entry} form={form} others={others} occupations={occupations} />
        <div className={settingsCss.pair}>
          <SelectField
            label="Prend effet"
            name="entry-when"
            choices={WHEN}
            value={when}
            error={when === 'day' ? undefined : form.errors.effective_on}
            onChange={({ target }) => setWhen(target.value)}
          />
          {when === 'day' && <DateField label="À partir du" min={tomorrow} {...form.text('effective_on')} />}
        </div>
        <TextField
          label="Pourquoi"
          optional
          hint="Gardé dans l’histoire."
          maxLength={500}
          {...form.text('note')}
        />
        <div className={settingsCss.buttons}>
          <Button type="submit" small loading={form.sending}>
            {when === 'now'
              ? entry
                ? 'Changer tout de suite'
                : 'Ajouter'
              : `Programmer${isCalendarDate(day) ? ` pour le ${formatDate(day)}` : ''}`}
          </Button>
          <Button look="quiet" small onClick={onDone}>
            Annuler
          </Button>
        </div>
      </div>
      <Effects list={list} entry={entry} form={form} />
    </form>
  )
}

interface EffectsProps {
  list: ChangedList
  entry: AdminEntry | null
  form: Form<EntryValues>
}

function Effects({ list, entry, form: { values } }: EffectsProps) {
  const typed =
    list === 'delays'
      ? values.days
      : list === 'titles'
        ? values.name
        : [...values.aliases, ...values.words].join('\n')
  const text = useDeferredValue(typed)
  const { data } = useQuery({
    ...effectsQuery(list, entry?.id ?? null, text),
    enabled: Boolean(entry || text),
  })
  return (
    <div role="status" className={css.effects}>
      {data && data.length > 0 && (
        <>
          <b>Ce que cela touche</b>
          <dl>
            {data.map(({ label, count }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatCount(count)}</dd>
              </div>
            ))}
          </dl>
          {values.state === 'merged' && (
            <p>Elles passent sous l’autre ligne, et reviennent si vous annulez.</p>
          )}
          {values.state === 'withdrawn' && (
            <p className={css.note}>Elles gardent cette ligne, qui n’est plus proposée.</p>
          )}
          {entry && (list === 'cities' || list === 'activity_areas') && (
            <p className={css.note}>Les adresses des pages ne changent pas.</p>
          )}
        </>
      )}
    </div>
  )
}
