import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { formatCount } from '#src/shared/money.ts'
import css from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'

const STEP = 100_000

/** In Ar; what was written and says no amount stays a text, which the rules refuse; null is nothing yet. */
export type Amount = number | string | null

interface AmountFieldProps extends FieldFrame {
  name: string
  value: Amount
  onChange: (value: Amount) => void
  onBlur?: () => void
  disabled?: boolean
}

/** An amount as people write it; the arrow keys move it by 100 000. Grouped unless it is being written. */
export function AmountField({ name, value, onChange, onBlur, disabled, ...frame }: AmountFieldProps) {
  const [written, setWritten] = useState<string | null>(null)
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (!by) return
    event.preventDefault()
    const next = Math.max(0, (typeof value === 'number' ? value : 0) + by)
    setWritten(String(next))
    onChange(next)
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
          value={written ?? (typeof value === 'number' ? shownAmount(value) : (value ?? ''))}
          onFocus={(event) => {
            // The text changes at once, then is selected: what is typed replaces the amount, as in any field.
            flushSync(() => setWritten(String(value ?? '')))
            event.target.select()
          }}
          onBlur={() => {
            setWritten(null)
            onBlur?.()
          }}
          onKeyDown={step}
          onChange={({ target }) => {
            setWritten(target.value)
            onChange(amountIn(target.value))
          }}
          {...describedBy(name, frame)}
        />
        <span className={css.suffix} aria-hidden="true">
          Ar
        </span>
      </div>
    </Field>
  )
}

function amountIn(text: string): Amount {
  if (text.trim() === '') return null
  const amount = readAmount(text)
  return Number.isNaN(amount) ? text : amount
}

function shownAmount(amount: number): string {
  return amount < 0 ? `-${formatCount(-amount)}` : formatCount(amount)
}
