import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ReconnectAlert } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { useReloadSecurity } from '#src/accounts/two-factor/web/queries.ts'
import type { CurrentUser } from '#src/current-user/contract.ts'
import { PASSWORD_MIN } from '#src/shared/password-rules.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { ErrorSummary, type FieldProblem } from '#src/ui/form/error-summary.tsx'
import { PasswordField } from '#src/ui/form/text-field.tsx'
import type { changePassword } from '../contract.ts'
import { EMPTY, FIELDS, type PasswordChange, problemsOf } from './password-change-values.ts'
import css from './tab.module.css'

/** A new password, against the current one; who came by another site's account chooses a first one. */
export function PasswordChangeCard({ user }: { user: CurrentUser }) {
  const { form, submit, pending, problems, attempt, failure, stale, done } = usePasswordForm(
    user.has_password,
  )
  const field = (name: keyof PasswordChange) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.setFieldValue(name, event.target.value),
    onBlur: () => form.values[name] && form.validateField(name),
  })
  return (
    <Card title="Mot de passe">
      <form className={`${css.form} ${css.narrow}`} onSubmit={submit} noValidate>
        {!user.has_password && (
          <p>
            Vous vous connectez avec un autre site. Choisissez un mot de passe pour pouvoir aussi entrer avec
            votre adresse.
          </p>
        )}
        <ErrorSummary problems={problems} attempt={attempt} />
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        {user.has_password && <PasswordField label="Mot de passe actuel" {...field('current_password')} />}
        <PasswordField
          label="Nouveau mot de passe"
          hint={`${PASSWORD_MIN} caractères au moins. Plusieurs mots sans lien entre eux se retiennent bien.`}
          autoComplete="new-password"
          {...field('password')}
        />
        <PasswordField
          label="Confirmer le nouveau mot de passe"
          autoComplete="new-password"
          {...field('password_confirmation')}
        />
        {stale && <ReconnectAlert>{stale}</ReconnectAlert>}
        {failure && (
          <Alert kind="error" live>
            {failure}
          </Alert>
        )}
        {done && (
          <Alert kind="success" live>
            {done}
          </Alert>
        )}
        <div className={css.stack}>
          <Button look="secondary" type="submit" loading={pending}>
            {user.has_password ? 'Changer le mot de passe' : 'Choisir ce mot de passe'}
          </Button>
          <p className={css.muted}>Vos autres appareils seront déconnectés.</p>
        </div>
      </form>
    </Card>
  )
}

function usePasswordForm(hasPassword: boolean) {
  const form = useForm<PasswordChange>({
    initialValues: EMPTY,
    validate: (values) => problemsOf(values, hasPassword),
  })
  const reload = useReloadSecurity()
  const change = useMutation({
    mutationFn: (values: PasswordChange) =>
      call<typeof changePassword>('POST /api/user/change-password', { body: values }),
  })
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [said, setSaid] = useState<{ failure?: string; stale?: string; done?: string }>({})

  const tell = (errors: Record<string, unknown>) => {
    const found = FIELDS.filter((field) => errors[field])
    setProblems(found.map((id) => ({ id, message: String(errors[id]) })))
    setAttempt((count) => count + 1)
  }
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const { session: stale, ...fields } = Object.fromEntries(
      Object.entries(error.errors ?? {}).map(([field, [message = '']]) => [field, message]),
    )
    form.setErrors(fields)
    tell(fields)
    if (stale) setSaid({ stale })
    else if (error.status !== 422) setSaid({ failure: error.message })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    setSaid({})
    const { errors, hasErrors } = form.validate()
    if (hasErrors) return tell(errors)
    setProblems([])
    try {
      const { message } = await change.mutateAsync(form.getValues())
      form.reset()
      setSaid({ done: message })
      await reload()
    } catch (error) {
      refused(error)
    }
  }
  return { form, submit, pending: change.isPending, problems, attempt, ...said }
}
