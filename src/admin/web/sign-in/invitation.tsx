import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { ADMIN_ROLE_LABELS } from '#src/accounts/shared/kinds.ts'
import { NewPasswordField } from '#src/accounts/web/password-pair.tsx'
import { formatDateTime } from '#src/shared/dates.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { acceptAdminInvitation } from '../../team/contract.ts'
import { SIGN_IN } from '../session/session.ts'
import { useTitle } from '../session/title.ts'
import { SignInCard } from './card.tsx'
import { invitationQuery, signInCalls } from './queries.ts'
import css from './sign-in.module.css'

/** Where the mailed link leads: the account of an administrator is made, and its codes are set up next. */
export function InvitationPage() {
  useTitle()
  const { token = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(invitationQuery(token))
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <SignInCard>
      {data && <AccountForm token={token} invitation={data} />}
      {isGone && !data && (
        <>
          <Alert kind="warning">
            Cette invitation ne fonctionne plus. Demandez-en une autre à votre collègue.
          </Alert>
          <LinkButton look="secondary" wide href={SIGN_IN}>
            Me connecter
          </LinkButton>
        </>
      )}
      {error && !isGone && !data && <LoadFailure onRetry={() => void refetch()}>{error.message}</LoadFailure>}
      {!data && !error && <SkeletonLines lines={5} />}
    </SignInCard>
  )
}

interface AccountFormProps {
  token: string
  invitation: { email: string; role: keyof typeof ADMIN_ROLE_LABELS; expires_at: string }
}

function AccountForm({ token, invitation: { email, role, expires_at } }: AccountFormProps) {
  const router = useRouter()
  const form = useForm({
    initial: { first_name: '', last_name: '', password: '' },
    schema: async () => (await import('../../team/contract.ts')).invitedAdministrator,
    send: async (account) => {
      await signInCalls.token()
      await call<typeof acceptAdminInvitation>('POST /api/admin/invitations/:token/acceptance', {
        params: { token },
        body: account,
      })
      // The account exists from here on: should the sign-in fail, its page asks for the password.
      await signInCalls.password({ email, password: account.password }).catch(() => undefined)
      await router.navigate({ href: SIGN_IN, replace: true })
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <p className={css.intro}>
        Rôle&nbsp;: <b>{ADMIN_ROLE_LABELS[role]}</b>. Invitation valable jusqu’au{' '}
        {formatDateTime(new Date(expires_at))}.
      </p>
      <TextField
        label="Adresse e-mail"
        type="email"
        value={email}
        autoComplete="username"
        readOnly
        name="email"
      />
      <TextField label="Prénom" autoComplete="given-name" {...form.text('first_name')} />
      <TextField
        label="Nom"
        autoComplete="family-name"
        hint="Laissez vide si vous n’avez qu’un nom."
        {...form.text('last_name')}
      />
      <NewPasswordField {...form.text('password')} />
      <Button type="submit" wide loading={form.sending}>
        Créer mon compte
      </Button>
    </form>
  )
}
