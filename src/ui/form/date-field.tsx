import { DateInput } from '@mantine/dates'
import type { KeyboardEvent } from 'react'
import { Mantine } from './mantine.tsx'
import { describedBy, Field, type FieldFrame } from './field.tsx'

interface DateFieldProps extends FieldFrame {
  name: string
  /** « 2026-08-01 » */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** Earlier days can't be picked; written by hand, they are left to the form's own check. */
  minDate?: string
  disabled?: boolean
}

/** A calendar day, written jj/mm/aaaa or picked. Import it lazily: it brings a calendar. */
export function DateField({ name, value, onChange, onBlur, minDate, disabled, ...frame }: DateFieldProps) {
  const hint = frame.hint ?? 'Au format jj/mm/aaaa'
  return (
    <Mantine>
      <Field id={name} {...frame} hint={hint}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what its input did not keep. */}
        <div onKeyDown={keepEscape}>
          <DateInput
            id={name}
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            excludeDate={minDate ? (day) => day < minDate : undefined}
            hideOutsideDates
            valueFormat="DD/MM/YYYY"
            dateParser={parseDay}
            disabled={disabled}
            size="md"
            error={Boolean(frame.error)}
            ariaLabels={LABELS}
            popoverProps={{ withinPortal: false }}
            styles={{
              input: { minHeight: 44, borderColor: frame.error ? 'var(--red-700)' : 'var(--line-input)' },
            }}
            {...describedBy(name, { hint, error: frame.error })}
          />
        </div>
      </Field>
    </Mantine>
  )
}

/** Escape closes the open calendar, not the dialog around it. */
function keepEscape(event: KeyboardEvent<HTMLElement>): void {
  const open = event.currentTarget.querySelector('.mantine-Popover-dropdown')
  if (event.key === 'Escape' && open) event.preventDefault()
}

const LABELS = {
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  nextYear: 'Année suivante',
  previousYear: 'Année précédente',
  nextDecade: 'Décennie suivante',
  previousDecade: 'Décennie précédente',
}

/** « 1/8/2026 », « 01-08-26 », « 01 08 2026 » → « 2026-08-01 »; anything else is no day. */
function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] =
    text.trim().match(/^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2}|\d{4})$/) ?? []
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${full}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(full) ? full : null
}
