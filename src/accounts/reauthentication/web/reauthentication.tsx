import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import css from '#src/accounts/security/web/tab.module.css'
import type { logout } from '#src/accounts/signing-in/contract.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { forgetSession } from '#src/shell/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { PasswordField, TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Credentials } from '../contract.ts'

interface Asked {
  act: (proof: Credentials) => Promise<unknown>
  settle: (result: unknown) => void
}

/**
 * Runs what the server may refuse until the person is proved to be there: asks for the password or a code and runs it
 * again. Answers undefined when the person gave up. Show `dialog` in the page.
 */
export function useReauthentication() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const run = async <T,>(act: (proof: Credentials) => Promise<T>): Promise<T | undefined> => {
    try {
      return await act({})
    } catch (error) {
      if (!(error instanceof ApiError && error.errors?.proof)) throw error
      return new Promise((settle) => setAsked({ act, settle: settle as Asked['settle'] }))
    }
  }
  const end = (result?: unknown) => {
    asked?.settle(result)
    setAsked(null)
  }
  return { run, dialog: <ReauthenticationDialog asked={asked} onEnd={end} /> }
}

const FORM = 'preuve'

function ReauthenticationDialog({
  asked,
  onEnd,
}: {
  asked: Asked | null
  onEnd: (result?: unknown) => void
}) {
  const user = useUser()
  const reconnect = useReconnect()
  const by = user?.has_password ? 'password' : user?.two_factor_enabled ? 'code' : null
  const proving = useProving(asked, by ?? 'password', onEnd)
  return (
    <Dialog
      open={asked !== null}
      onClose={() => onEnd()}
      width={480}
      title="Confirmez que c’est bien vous"
      footer={
        <>
          <Button look="secondary" onClick={() => onEnd()}>
            Annuler
          </Button>
          {by ? (
            <Button type="submit" form={FORM} loading={proving.pending}>
              Confirmer
            </Button>
          ) : (
            <Button onClick={reconnect}>Se reconnecter</Button>
          )}
        </>
      }
    >
      {by ? (
        <form id={FORM} ref={proving.form} className={css.form} onSubmit={proving.submit} noValidate>
          <p>Cette action touche à la sécurité de votre compte.</p>
          <CredentialField by={by} error={proving.problem} />
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

function CredentialField({ by, error }: { by: 'password' | 'code'; error: string | undefined }) {
  if (by === 'password')
    return (
      <PasswordField
        label="Mot de passe"
        name="password"
        id="preuve-mot-de-passe"
        data-focus-first
        error={error}
      />
    )
  return (
    <TextField
      label="Code de connexion"
      hint="Les six chiffres que montre votre application d’authentification."
      name="code"
      id="preuve-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      data-focus-first
      error={error}
    />
  )
}

function useProving(asked: Asked | null, by: 'password' | 'code', onEnd: (result: unknown) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [of, setOf] = useState(asked)
  if (of !== asked) {
    setOf(asked)
    setProblem(undefined)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem(by) as HTMLInputElement
    const missing = by === 'password' ? 'Veuillez entrer votre mot de passe' : 'Veuillez entrer le code'
    setProblem(field.value ? undefined : missing)
    if (!asked || !field.value) return field.focus()
    setPending(true)
    try {
      onEnd(await asked.act({ [by]: field.value }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.errors?.[by]?.[0] ?? error.message)
      field.focus()
    } finally {
      setPending(false)
    }
  }
  return { form, submit, pending, problem }
}

/** Signs out: the page leads to the sign-in and back here. */
export function useReconnect() {
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
