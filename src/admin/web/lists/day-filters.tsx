import { DateField } from '#src/ui/form/date-field.tsx'

interface DayFiltersProps {
  from: string | undefined
  to: string | undefined
  onChange: (change: { from?: string; to?: string }) => void
}

/** From which day to which a list goes; an empty day is no limit. */
export function DayFilters({ from, to, onChange }: DayFiltersProps) {
  return (
    <>
      <DateField
        label="Du"
        hint=""
        name="from"
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <DateField
        label="Au"
        hint=""
        name="to"
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  )
}
