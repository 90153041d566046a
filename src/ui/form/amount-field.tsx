import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatCount } from '#src/shared/money.ts'
import css from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'

const STEP = 100_000

interface AmountFieldProps extends FieldFrame {
  name: string
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  disabled?: boolean
}

/** An amount in Ar, never negative; the arrow keys move it by 100 000. Grouped unless it is being written. */
export function AmountField({ name, value, onChange, onBlur, disabled, ...frame }: AmountFieldProps) {
  const [writing, setWriting] = useState(false)
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (!by) return
    event.preventDefault()
    onChange(Math.max(0, (value ?? 0) + by))
  }
  return (
    <Field id={name} {...frame}>
      <div className={css.with}>
        <input
          id={name}
          name={name}
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={value === null ? '' : writing ? String(value) : formatCount(value)}
          onFocus={(event) => {
            // The text changes at once, then is selected: what is typed replaces the amount, as in any field.
            flushSync(() => setWriting(true))
            event.target.select()
          }}
          onBlur={() => {
            setWriting(false)
            onBlur?.()
          }}
          onKeyDown={step}
          onChange={(event) => onChange(amountIn(event.target.value))}
          {...describedBy(name, frame)}
        />
        <span className={css.suffix} aria-hidden="true">
          Ar
        </span>
      </div>
    </Field>
  )
}

function amountIn(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12)
  return digits === '' ? null : Number(digits)
}
