import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from '../class-names.ts'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, type FieldFrame, FieldNotes } from './field.tsx'

interface RadioCardsProps<V extends string | number> extends FieldFrame {
  name: string
  value: V | null
  onChange: (value: V) => void
  choices: readonly { value: V; label: ReactNode; detail?: ReactNode }[]
  disabled?: boolean
}

/** A choice among a few, each in its card. */
export function RadioCards<V extends string | number>({
  name,
  value,
  onChange,
  choices,
  disabled,
  ...frame
}: RadioCardsProps<V>) {
  const { label, hint, error, optional } = frame
  return (
    <fieldset
      className={classes(css.field, Boolean(error) && css.bad)}
      {...describedBy(name, { hint, error })}
    >
      <legend className={css.label}>
        {label} {optional && <span className={css.optional}>(facultatif)</span>}
      </legend>
      <div className={css.choices} style={{ marginTop: 6 }}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? name : undefined}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              disabled={disabled}
            />
            <span>
              {choice.label}
              {choice.detail && <small>{choice.detail}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  )
}

export function CheckBox({ label, ...input }: { label: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const field = useEarlyAnswer(input)
  return (
    <label className={css.check}>
      <input type="checkbox" {...input} ref={field} />
      {label}
    </label>
  )
}
