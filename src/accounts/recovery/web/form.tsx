import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import css from '#src/accounts/joining/web/sign-up.module.css'
import { PasswordPair } from '#src/accounts/web/password-pair.tsx'
import { ApiError, call } from '#src/shell/api/api.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { notifyTabs } from '#src/shell/session/browser-tabs.ts'
import { forgetSession } from '#src/shell/session/session.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import type { resetPassword } from '../contract.ts'
import { isDead } from './dead-link.ts'

interface RecoveryFormProps {
  id: string
  token: string
  /** Whether the person came by the link that verifies the address, in another browser than the one that made the account. */
  verifying?: boolean
  /** Whether the link was used or too old when the page opened. */
  dead: boolean
}

/** Chooses a new password by the mailed link. */
export function RecoveryForm({ id, token, verifying = false, dead: wasDead }: RecoveryFormProps) {
  const router = useRouter()
  const client = useQueryClient()
  const [dead, setDead] = useState(wasDead)
  const form = useForm({
    initial: { password: '', password_confirmation: '' },
    schema: async () => (await import('../contract.ts')).resetPassword.body,
    send: async (passwords) => {
      try {
        await call<typeof resetPassword>('POST /reset-password', { body: { id, token, ...passwords } })
      } catch (error) {
        if (error instanceof ApiError && isDead(error)) return setDead(true)
        throw error
      }
      // The reset ended every session, this browser's too.
      notifyTabs('out')
      forgetSession(client)
      await router.navigate({ to: '/recuperation-mot-de-passe/success', replace: true })
    },
  })
  if (dead) return <DeadLink />
  return (
    <AuthCard
      title={verifying ? 'Choisissez votre mot de passe' : 'Choisissez un nouveau mot de passe'}
      intro={
        verifying
          ? 'Ce compte a été créé dans un autre navigateur. Choisissez son mot de passe\u00A0: votre adresse sera vérifiée, et personne d’autre ne pourra y entrer.'
          : 'Tous vos appareils seront déconnectés, y compris ceux que vous n’auriez pas reconnus.'
      }
    >
      <form className={css.form} method="post" onSubmit={form.submit} noValidate>
        <ErrorSummary {...form.summary} />
        <PasswordPair
          label={verifying ? 'Mot de passe' : 'Nouveau mot de passe'}
          password={form.text('password')}
          confirmation={form.text('password_confirmation')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <Button type="submit" wide loading={form.sending}>
          {verifying ? 'Choisir ce mot de passe' : 'Changer mon mot de passe'}
        </Button>
      </form>
      {verifying && (
        <p className={css.others}>
          <span>
            Vous l’avez déjà choisi en vous inscrivant&nbsp;?{' '}
            <AppLink href="/login">Connectez-vous ici avec lui</AppLink>, cela vérifie aussi votre adresse.
          </span>
        </p>
      )}
    </AuthCard>
  )
}

function DeadLink() {
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <MessagePage
      icon={WarningIcon}
      title="Ce lien ne fonctionne plus"
      actions={<LinkButton href="/recuperation-mot-de-passe">Demander un nouveau lien</LinkButton>}
    >
      <span ref={words} tabIndex={-1} style={{ outline: 'none' }}>
        Il est valable une heure, ne sert qu’une fois, et seul le dernier envoyé fonctionne. Votre mot de
        passe n’a pas été changé.
      </span>
    </MessagePage>
  )
}
