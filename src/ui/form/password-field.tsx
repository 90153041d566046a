import { useState } from 'react'
import { BareButton } from '../button.tsx'
import { EyeIcon, EyeOffIcon } from '../icons.tsx'
import { useEarlyAnswer } from './early-answer.ts'
import css from './field.module.css'
import { describedBy, Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

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
        <BareButton
          className={css.toggle}
          aria-label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </BareButton>
      </div>
    </Field>
  )
}
