import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SETTING_WORDS } from '#src/settings/shared/definitions.ts'
import { dayAt, formatDate } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminSetting } from '../../settings/contract.ts'
import { effectQuery, useSettingChange } from './queries.ts'
import css from './settings.module.css'
import { fieldText } from './words.ts'

const WHEN = [
  { value: 'now', label: 'Tout de suite' },
  { value: 'tomorrow', label: 'Demain' },
  { value: 'day', label: 'Un autre jour' },
]

interface ChangeFormProps {
  setting: AdminSetting
  /** The day in Antananarivo. */
  today: string
  onDone: () => void
}

/** Another value of a setting, from when it counts, and what it touches; the button says both. */
export function ChangeForm({ setting, today, onDone }: ChangeFormProps) {
  const { name, value, seen_id } = setting
  const { mutateAsync } = useSettingChange(name)
  const tomorrow = dayAt(after(new Date(`${today}T12:00:00+03:00`), DAY))
  const [when, setWhen] = useState('tomorrow')
  const form = useForm({
    initial: { value: fieldText(value), effective_on: '', note: '' },
    schema: async () => undefined,
    idOf: (field) => `${name}-${field}`,
    send: async (given) => {
      await mutateAsync({
        value: Array.isArray(value) ? linesOf(given.value) : given.value,
        effective_on: when === 'now' ? null : when === 'tomorrow' ? tomorrow : given.effective_on || 'aucun',
        note: given.note,
        seen_id,
      })
      toast.success({ title: when === 'now' ? 'Réglage changé' : 'Changement programmé' })
      onDone()
    },
  })
  const day = when === 'tomorrow' ? tomorrow : form.values.effective_on
  return (
    <form
      className={css.form}
      onSubmit={form.submit}
      noValidate
      aria-label={`Changer\u00A0: ${SETTING_WORDS[name].label}`}
    >
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <ValueField setting={setting} form={form} />
      <div className={css.pair}>
        <SelectField
          label="Prend effet"
          name={`${name}-when`}
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
        hint="Gardé dans l’histoire du réglage."
        maxLength={500}
        {...form.text('note')}
      />
      <Effect setting={setting} text={form.values.value} />
      <div className={css.buttons}>
        <Button type="submit" loading={form.sending}>
          {when === 'now'
            ? 'Changer tout de suite'
            : `Programmer${isCalendarDate(day) ? ` pour le ${formatDate(day)}` : ''}`}
        </Button>
        <Button look="quiet" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  )
}

type Form = ReturnType<typeof useForm<{ value: string; effective_on: string; note: string }>>

function ValueField({ setting: { name, value }, form }: { setting: AdminSetting; form: Form }) {
  const { label, unit } = SETTING_WORDS[name]
  if (Array.isArray(value))
    return <TextAreaField label={label} hint="Une expression par ligne." rows={6} {...form.text('value')} />
  if (name === 'minimum_wage')
    return (
      <AmountField
        label={label}
        name={`${name}-value`}
        value={form.values.value}
        error={form.errors.value}
        onChange={(amount) => form.change({ value: String(amount ?? '') })}
        onBlur={() => form.blur('value')}
      />
    )
  if (name === 'about_address')
    return (
      <TextField
        label={label}
        hint="Laissez vide pour notre page."
        type="url"
        optional
        autoComplete="off"
        {...form.text('value')}
      />
    )
  return (
    <TextField label={label} hint={unit} inputMode="numeric" autoComplete="off" {...form.text('value')} />
  )
}

function Effect({ setting: { name, value }, text }: { setting: AdminSetting; text: string }) {
  const isChanged = text.trim() !== fieldText(value)
  const { data } = useQuery({ ...effectQuery(name, text), enabled: isChanged })
  return (
    <div role="status" className={css.effect}>
      {isChanged && data?.words && (
        <>
          <b>Ce que cela touche</b>
          <span>{data.words}</span>
        </>
      )}
    </div>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
