import type { InputHTMLAttributes } from 'react'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, Field, type FieldFrame, type Named } from './field.tsx'

export type TextFieldProps = FieldFrame & Named & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  const id = input.id ?? input.name
  const field = useEarlyAnswer(input)
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        type="text"
        {...input}
        ref={field}
        id={id}
        className={css.input}
        {...describedBy(id, { hint, error })}
      />
    </Field>
  )
}
