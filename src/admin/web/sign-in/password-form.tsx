import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { signInCalls } from './queries.ts'
import css from './sign-in.module.css'

interface PasswordFormProps {
  /** Why the step after this one gave up. */
  reason: string | undefined
  onDone: () => Promise<void>
}

export function PasswordForm({ reason, onDone }: PasswordFormProps) {
  const form = useForm({
    initial: { email: '', password: '' },
    schema: async () => (await import('#src/accounts/signing-in/contract.ts')).login.body,
    short: true,
    failure: reason,
    send: async (given) => {
      await signInCalls.password(given)
      await onDone()
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailure>{form.failure}</FormFailure>
      <TextField
        label="Adresse e-mail"
        type="email"
        autoComplete="username"
        autoFocus
        {...form.text('email')}
      />
      <PasswordField label="Mot de passe" {...form.text('password')} />
      <Button type="submit" wide loading={form.sending}>
        Continuer
      </Button>
    </form>
  )
}
