import type { ReactNode } from 'react'
import { Button, LinkButton } from '../button.tsx'
import { DateField } from '../form/date-field.tsx'
import { Drawer } from '../overlay/dialog.tsx'

interface FilterDrawerProps {
  open: boolean
  onClose: () => void
  /** The list without a filter. */
  clearHref: string
  /** On the button that sends the form. */
  send: string
  /** Holds the form, whose id is `filtres`. */
  children: ReactNode
}

/** Every filter of a list, in a sheet that applies them together. */
export function FilterDrawer({ open, onClose, clearHref, send, children }: FilterDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={400}
      title="Filtres"
      footer={
        <>
          <LinkButton look="quiet" href={clearHref} onClick={onClose} sameSearch>
            Tout effacer
          </LinkButton>
          <Button type="submit" form="filtres">
            {send}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  )
}

/** Two days, or nothing. */
interface Period {
  start: string
  end: string
}

interface PeriodFieldsProps {
  label: string
  period: Period
  onChange: (period: Period) => void
}

/** Two days of which each ends the other's calendar. */
export function PeriodFields({ label, period, onChange }: PeriodFieldsProps) {
  const { start, end } = period
  return (
    <>
      <DateField
        label={label}
        hint=""
        name="start_date"
        id="filtre-debut"
        value={start}
        max={end || undefined}
        onChange={(event) => onChange({ start: event.target.value, end })}
      />
      <DateField
        label="Au"
        hint=""
        name="end_date"
        id="filtre-fin"
        value={end}
        min={start || undefined}
        onChange={(event) => onChange({ start, end: event.target.value })}
      />
    </>
  )
}
