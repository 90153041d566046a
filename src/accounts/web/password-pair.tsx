import type { ChangeEvent } from 'react'
import { classes } from '#src/ui/class-names.ts'
import { PasswordField } from '#src/ui/form/text-field.tsx'
import css from './password-pair.module.css'
import { strengthOf } from './password-strength.ts'

export type PasswordPairField = 'password' | 'password_confirmation'

interface PasswordPairProps {
  values: Record<PasswordPairField, string>
  errors: Partial<Record<PasswordPairField, string>>
  onWrite: (field: PasswordPairField, value: string) => void
  onLeave: (field: PasswordPairField) => void
  label?: string
}

/** A new password and its repetition, with a word on its length that never stops the typing. */
export function PasswordPair({
  values,
  errors,
  onWrite,
  onLeave,
  label = 'Mot de passe',
}: PasswordPairProps) {
  const field = (name: PasswordPairField) => ({
    name,
    autoComplete: 'new-password',
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onWrite(name, event.target.value),
    onBlur: () => onLeave(name),
  })
  const { level, says } = strengthOf(values.password)
  return (
    <>
      <PasswordField
        label={label}
        hint={
          <span className={css.strength}>
            <span className={classes(css.bar, css[`level${level}`])} aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </span>
            <span>
              {level < 2 && says}
              <span role="status">{level >= 2 && says}</span>
            </span>
          </span>
        }
        {...field('password')}
      />
      <PasswordField label="Confirmez le mot de passe" {...field('password_confirmation')} />
    </>
  )
}
