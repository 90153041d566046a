import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { resetPassword } from '#src/accounts/recovery-contract.ts'
import { Alert } from '#src/ui/alert.tsx'
import { ApiError, call } from '#src/ui/api.ts'
import { AuthCard } from '#src/ui/auth-card.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { forgetSession } from '#src/ui/session.ts'
import { tellTabs } from '#src/ui/session-tabs.ts'
import { useJoiningForm } from './joining-form.ts'
import { PasswordPair } from './password-pair.tsx'
import css from './sign-up.module.css'
import { problemsOfPasswords } from './sign-up-values.ts'

/** Chooses a new password by the mailed link. */
export function RecoveryForm({ id, token }: { id: string; token: string }) {
  const router = useRouter()
  const client = useQueryClient()
  const [dead, setDead] = useState(false)
  const form = useJoiningForm({
    initial: { password: '', password_confirmation: '' },
    fields: ['password', 'password_confirmation'],
    check: problemsOfPasswords,
    send: async (passwords) => {
      try {
        await call<typeof resetPassword>('POST /reset-password', { body: { id, token, ...passwords } })
      } catch (error) {
        if (error instanceof ApiError && isDead(error)) return setDead(true)
        throw error
      }
      // The reset ended every session, this browser's too.
      tellTabs('out')
      forgetSession(client)
      await router.navigate({ to: '/recuperation-mot-de-passe/success', replace: true })
    },
  })
  if (dead) return <DeadLink />
  return (
    <AuthCard
      title="Choisissez un nouveau mot de passe"
      intro="Tous vos appareils seront déconnectés, y compris ceux que vous n’auriez pas reconnus."
    >
      <form className={css.form} method="post" onSubmit={form.submit} noValidate>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <PasswordPair
          label="Nouveau mot de passe"
          values={form.values}
          errors={form.errors}
          onWrite={form.write}
          onLeave={form.leave}
        />
        {form.failure && (
          <Alert kind="error" live>
            {form.failure}
          </Alert>
        )}
        <Button type="submit" wide loading={form.sending}>
          Changer mon mot de passe
        </Button>
      </form>
    </AuthCard>
  )
}

function isDead({ errors = {} }: ApiError): boolean {
  return Boolean(errors.email ?? errors.id ?? errors.token)
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
