import type { TextareaHTMLAttributes } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, Field, type FieldFrame, type Named } from './field.tsx'

type TextAreaProps = FieldFrame &
  Named &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string; max?: number }

/** A long text; with `max`, counts: « 312 / 3 000 ». Typing past it is allowed and told, never cut. */
export function TextAreaField({ label, hint, error, optional, className, max, ...input }: TextAreaProps) {
  const id = input.id ?? input.name
  const field = useEarlyAnswer(input)
  const count = max ? `${formatCount(input.value.length)} / ${formatCount(max)}` : undefined
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      count={count}
    >
      <textarea {...input} ref={field} id={id} className={css.input} {...describedBy(id, { hint, error })} />
    </Field>
  )
}
