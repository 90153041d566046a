import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import css from '#src/accounts/security/web/tab.module.css'
import type { logout } from '#src/accounts/signing-in/contract.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { onField } from '#src/shell/form/refusal.ts'
import { type Form, useForm } from '#src/shell/form/use-form.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { forgetSession } from '#src/shell/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { CodeField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Credentials, proveIdentity as proveIdentityCall } from '../contract.ts'

interface Asked {
  act: () => Promise<unknown>
  settle: (result: unknown) => void
}

/**
 * Runs what the server may refuse until the person is proved to be there: asks for the password or a code and runs it
 * again. Answers undefined when the person gave up. Show `dialog` in the page.
 */
export function useReauthentication() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const run = async <T,>(act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError && error.errors?.proof)) throw error
      return new Promise((settle) => setAsked({ act, settle: settle as Asked['settle'] }))
    }
  }
  const end = (proved: boolean) => {
    asked?.settle(proved ? asked.act() : undefined)
    setAsked(null)
  }
  return { run, dialog: <ReauthenticationDialog open={asked !== null} onEnd={end} /> }
}

/** Asks the server for a proof before something that leaves the page, such as a download; rejects when it is refused. */
export function proveIdentity(credentials: Credentials = {}): Promise<unknown> {
  return call<typeof proveIdentityCall>('POST /api/user/proof', { body: credentials })
}

const FORM = 'preuve'

interface CredentialValues {
  password?: string
  code?: string
}

function ReauthenticationDialog({ open, onEnd }: { open: boolean; onEnd: (proved: boolean) => void }) {
  const user = useUser()
  const reconnect = useReconnect()
  const by = user?.has_password ? 'password' : user?.two_factor_enabled ? 'code' : null
  const end = (proved: boolean) => {
    form.reset()
    onEnd(proved)
  }
  const form = useForm({
    initial: (by === 'code' ? { code: '' } : { password: '' }) as CredentialValues,
    schema: async () => (await import('../contract.ts')).credentialsAsked,
    idOf: (field) => `preuve-${field}`,
    short: true,
    send: async (given) => {
      await proveIdentity(given)
      end(true)
    },
    onRefused: onField(by ?? 'password'),
  })
  return (
    <Dialog
      open={open}
      onClose={() => end(false)}
      width={480}
      title="Confirmez que c’est bien vous"
      footer={
        <>
          <Button look="secondary" onClick={() => end(false)}>
            Annuler
          </Button>
          {by ? (
            <Button type="submit" form={FORM} loading={form.sending}>
              Confirmer
            </Button>
          ) : (
            <Button onClick={reconnect}>Se reconnecter</Button>
          )}
        </>
      }
    >
      {by ? (
        <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
          <p>Cette action touche à la sécurité de votre compte.</p>
          <CredentialField by={by} form={form} />
        </form>
      ) : (
        <p>
          Cette action touche à la sécurité de votre compte&nbsp;: elle demande une connexion récente.
          Reconnectez-vous, puis recommencez.
        </p>
      )}
    </Dialog>
  )
}

function CredentialField({ by, form }: { by: keyof CredentialValues; form: Form<CredentialValues> }) {
  if (by === 'password')
    return <PasswordField label="Mot de passe" data-focus-first {...form.text('password')} />
  return (
    <CodeField
      label="Code de connexion"
      hint="Les six chiffres que montre votre application d’authentification."
      data-focus-first
      {...form.text('code')}
    />
  )
}

/** Signs the person out; the page then leads to the sign-in and back here. */
function useReconnect() {
  const client = useQueryClient()
  return async () => {
    await call<typeof logout>('POST /logout').catch(() => undefined)
    forgetSession(client)
  }
}

/** Says that a recent sign-in is needed, and how to have one. */
export function ReconnectAlert({ children }: { children: string }) {
  const reconnect = useReconnect()
  return (
    <Alert
      kind="warning"
      live
      action={
        <Button small look="secondary" onClick={reconnect}>
          Se reconnecter
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
