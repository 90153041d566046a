import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import css from '#src/accounts/joining/web/sign-up.module.css'
import { ResendButton } from '#src/accounts/web/resend-button.tsx'
import { call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { MailIcon } from '#src/ui/icons.tsx'
import type { forgotPassword } from '../contract.ts'

/** Asks for a link to choose a new password. */
export function RecoveryRequest() {
  const user = useUser()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    initial: { email: user?.email ?? '' },
    schema: async () => (await import('../contract.ts')).forgotPassword.body,
    send: async ({ email }) => {
      await askForLink(email.trim())
      setSentTo(email.trim())
    },
  })
  if (sentTo) return <RecoverySent email={sentTo} onAgain={() => setSentTo(undefined)} />
  return (
    <AuthCard
      title="Mot de passe oublié"
      intro="Entrez l’adresse de votre compte. Vous y recevrez un lien pour choisir un nouveau mot de passe."
    >
      <form className={css.form} method="post" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <TextField label="Email" type="email" autoComplete="username" autoFocus {...form.text('email')} />
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" wide loading={form.sending}>
          Recevoir le lien
        </Button>
      </form>
      {!user && (
        <p className={css.others}>
          <span>
            Vous vous en souvenez&nbsp;? <AppLink href="/login">Se connecter</AppLink>
          </span>
        </p>
      )}
    </AuthCard>
  )
}

const askForLink = (email: string) =>
  call<typeof forgotPassword>('POST /forgot-password', { body: { email } })

/** Shows the same for an address without an account, so that nobody learns which ones have one. */
function RecoverySent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const words = useRef<HTMLSpanElement>(null)
  const [sent, setSent] = useState(1)
  const resend = useMutation({
    mutationFn: () => askForLink(email),
    onSuccess: () => setSent((times) => times + 1),
  })
  useEffect(() => words.current?.focus(), [])
  return (
    <MessagePage
      icon={MailIcon}
      title="Regardez vos e-mails"
      actions={
        <>
          <LinkButton href="/login">Se connecter</LinkButton>
          <ResendButton
            look="secondary"
            sent={sent}
            loading={resend.isPending}
            onPress={() => resend.mutate()}
          >
            Renvoyer le lien
          </ResendButton>
          <Button look="quiet" onClick={onAgain}>
            Changer d’adresse
          </Button>
          {resend.isError && (
            <Alert kind="error" live>
              {resend.error.message}
            </Alert>
          )}
        </>
      }
    >
      <span ref={words} tabIndex={-1} style={{ outline: 'none' }}>
        Si un compte existe pour <strong>{email}</strong>, un lien vient d’y être envoyé. Il est valable une
        heure et ne sert qu’une fois. Rien reçu après une minute&nbsp;? Regardez dans les courriers
        indésirables, vérifiez l’adresse, puis renvoyez-le.
      </span>
    </MessagePage>
  )
}
