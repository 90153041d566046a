import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** Four digits for the year: left to itself, a browser takes six. */
const LAST_DAY = '9999-12-31'

interface DateFieldProps extends ComponentProps<typeof TextField> {
  /** « 2026-08-01 », or nothing. */
  value: string
  /** Days that the calendar leaves out; written by hand, they are left to the form's own check. */
  min?: string
  max?: string
}

/** A calendar day, in the browser's own field: written, or picked in its calendar. */
export function DateField({ hint = 'Au format jj/mm/aaaa', max = LAST_DAY, ...field }: DateFieldProps) {
  return <TextField {...field} type="date" hint={hint} max={max} />
}
