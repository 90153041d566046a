import type { Form } from '#src/shell/form/use-form.ts'
import { classes } from '#src/ui/class-names.ts'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import css from './password-pair.module.css'
import { strengthOf } from './password-strength.ts'

/** The properties that a form gives to a text field. */
type TextProps = ReturnType<Form<{ password: string }>['text']>

interface PasswordPairProps {
  password: TextProps
  confirmation: TextProps
  label?: string
}

const REFUSED = { level: 1, says: '' } as const

/** A new password, with a bar that shows its strength. */
export function NewPasswordField({ label = 'Mot de passe', ...password }: TextProps & { label?: string }) {
  // A password that the server has refused is not called strong until it is changed.
  const { level, says } = password.error ? REFUSED : strengthOf(password.value)
  return (
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
      {...password}
      autoComplete="new-password"
    />
  )
}

/** The fields of a new password and its repetition. */
export function PasswordPair({ password, confirmation, label = 'Mot de passe' }: PasswordPairProps) {
  return (
    <>
      <NewPasswordField label={label} {...password} />
      <PasswordField label="Confirmez le mot de passe" {...confirmation} autoComplete="new-password" />
    </>
  )
}
