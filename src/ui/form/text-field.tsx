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

/**
 * The six digits that an application shows, or that came by mail or text message. They are checked only when they are
 * sent, because a half-typed code is always wrong.
 */
export function CodeField(field: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      {...field}
      onBlur={undefined}
    />
  )
}
