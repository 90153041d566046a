import {
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { formatCount } from '#src/shared/money.ts'
import { EyeIcon, EyeOffIcon } from '../icons.tsx'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'

/** The id is the name unless told: an error summary links to it. */
interface Named {
  name: string
  id?: string
}

type TextFieldProps = FieldFrame & Named & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  const id = input.id ?? input.name
  const field = useEarlyAnswer(input)
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
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

/** A password that can be shown. */
export function PasswordField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  const id = input.id ?? input.name
  const [shown, setShown] = useState(false)
  const field = useEarlyAnswer(input)
  return (
    <Field {...{ id, label, hint, error, optional, className }}>
      <div className={css.with}>
        <input
          autoComplete="current-password"
          {...input}
          ref={field}
          id={id}
          type={shown ? 'text' : 'password'}
          className={css.input}
          {...describedBy(id, { hint, error })}
        />
        <button
          type="button"
          className={css.toggle}
          aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </Field>
  )
}

type TextAreaProps = FieldFrame &
  Named &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { value: string; max?: number }

/** A long text; with `max`, counts: « 312 / 3 000 ». Typing past it is allowed and told, never cut. */
export function TextAreaField({ label, hint, error, optional, className, max, ...input }: TextAreaProps) {
  const id = input.id ?? input.name
  const field = useEarlyAnswer(input)
  const count = max ? `${formatCount(input.value.length)} / ${formatCount(max)}` : undefined
  return (
    <Field {...{ id, label, hint, error, optional, className, count }}>
      <textarea {...input} ref={field} id={id} className={css.input} {...describedBy(id, { hint, error })} />
    </Field>
  )
}

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
    <Field {...{ id, label, hint, error, optional, className }}>
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
