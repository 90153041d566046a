import type { SelectHTMLAttributes } from 'react'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, Field, type FieldFrame, type Named } from './field.tsx'

interface Choice {
  value: string | number
  label: string
}

type SelectProps = FieldFrame &
  Named &
  SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly Choice[]; empty?: string }

/** The browser's own list; `empty` is the wording of no choice. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  choices,
  empty,
  ...input
}: SelectProps) {
  const id = input.id ?? input.name
  const field = useEarlyAnswer(input)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <select {...input} ref={field} id={id} className={css.input} {...describedBy(id, { hint, error })}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
