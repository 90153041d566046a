import { type FormEvent, useState } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { ReconnectAlert } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { useReloadSecurity } from '#src/accounts/two-factor/web/queries.ts'
import { PASSWORD_MIN } from '#src/shared/password-rules.ts'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { replaceSession } from '#src/shell/session/replaced-session.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import type { changePassword } from '../contract.ts'
import css from './tab.module.css'

interface PasswordChange {
  /** Absent where the account has no password yet. */
  current_password?: string
  password: string
  password_confirmation: string
}

const FIRST: PasswordChange = { password: '', password_confirmation: '' }
const ANOTHER: PasswordChange = { current_password: '', ...FIRST }

/** Changes the password, or sets a first one for a person who joined with another site's account. */
export function PasswordChangeCard({ user }: { user: CurrentUser }) {
  const { form, submit, done } = usePasswordForm(user.has_password)
  const [stale] = form.refused?.errors?.session ?? []
  return (
    <Card title="Mot de passe">
      <form className={`${css.form} ${css.narrow}`} onSubmit={submit} noValidate>
        {!user.has_password && (
          <p>
            Vous vous connectez avec un autre site. Choisissez un mot de passe pour pouvoir aussi entrer avec
            votre adresse.
          </p>
        )}
        <ErrorSummary {...form.summary} />
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {user.has_password && (
          <PasswordField label="Mot de passe actuel" {...form.text('current_password')} />
        )}
        <PasswordField
          label="Nouveau mot de passe"
          hint={`${PASSWORD_MIN} caractères au moins. Plusieurs mots sans lien entre eux se retiennent bien.`}
          autoComplete="new-password"
          {...form.text('password')}
        />
        <PasswordField
          label="Confirmer le nouveau mot de passe"
          autoComplete="new-password"
          {...form.text('password_confirmation')}
        />
        {stale ? <ReconnectAlert>{stale}</ReconnectAlert> : <FormFailure>{form.failure}</FormFailure>}
        {done && (
          <Alert kind="success" live>
            {done}
          </Alert>
        )}
        <div className={css.stack}>
          <Button look="secondary" type="submit" loading={form.sending}>
            {user.has_password ? 'Changer le mot de passe' : 'Choisir ce mot de passe'}
          </Button>
          <p className={css.muted}>Vos autres appareils seront déconnectés.</p>
        </div>
      </form>
    </Card>
  )
}

function usePasswordForm(hasPassword: boolean) {
  const reload = useReloadSecurity()
  const [done, setDone] = useState<string>()
  const form = useForm({
    initial: hasPassword ? ANOTHER : FIRST,
    schema: async () => (await import('../contract.ts')).passwordChange,
    send: async (body) => {
      replaceSession()
      const { message } = await call<typeof changePassword>('POST /api/user/change-password', { body })
      form.reset()
      setDone(message)
      await reload()
    },
  })
  const submit = (event: FormEvent) => {
    setDone(undefined)
    return form.submit(event)
  }
  return { form, submit, done }
}
