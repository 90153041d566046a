import { type FormEvent, lazy, Suspense, useState } from 'react'
import { ApiError } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { CopyButton } from './copy.tsx'
import { twoFactorCalls } from './queries.ts'
import css from './two-factor.module.css'

const QrCode = lazy(() => import('./qr.tsx'))

interface TwoFactorSetupProps {
  /** Base32, for who types it. */
  secret: string
  otpauth_url: string
  onConfirmed: (recoveryCodes: string[]) => unknown
  onCancel: () => void
}

/** Three steps: an application, the account in it, a first code back. */
export default function TwoFactorSetup({ secret, otpauth_url, onConfirmed, onCancel }: TwoFactorSetupProps) {
  return (
    <ol className={css.steps}>
      <li>
        <h3>Ouvrez une application d’authentification</h3>
        <p className={css.muted}>
          Sur votre téléphone&nbsp;: Google Authenticator, Microsoft Authenticator, Aegis, 2FAS ou celle de
          votre gestionnaire de mots de passe. Toutes sont gratuites et fonctionnent sans réseau.
        </p>
      </li>
      <li>
        <h3>Ajoutez-y votre compte</h3>
        <div className={css.add}>
          <Suspense fallback={<Skeleton width={188} height={188} />}>
            <QrCode text={otpauth_url} />
          </Suspense>
          <div className={css.by}>
            <p>Scannez ce dessin avec l’application.</p>
            <p className={css.muted}>
              Vous êtes sur ce téléphone&nbsp;? <a href={otpauth_url}>Ouvrez-la d’ici</a>, ou saisissez cette
              clé dans l’application&nbsp;:
            </p>
            <code className={css.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret}>Copier la clé</CopyButton>
          </div>
        </div>
      </li>
      <li>
        <h3>Saisissez le code qu’elle affiche</h3>
        <ConfirmForm onConfirmed={onConfirmed} onCancel={onCancel} />
      </li>
    </ol>
  )
}

const ID = 'premier-code'

function ConfirmForm({ onConfirmed, onCancel }: Pick<TwoFactorSetupProps, 'onConfirmed' | 'onCancel'>) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const refuse = (message: string) => {
    setProblem(message)
    document.getElementById(ID)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) return refuse('Veuillez entrer le code à six chiffres')
    setPending(true)
    try {
      await onConfirmed(await twoFactorCalls.confirm(code))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse(error.errors?.code?.[0] ?? error.message)
    }
    setPending(false)
  }
  return (
    <form className={css.confirm} onSubmit={submit} noValidate>
      <TextField
        label="Code à six chiffres"
        id={ID}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className={css.code}
        value={code}
        error={problem}
        onChange={(event) => {
          setCode(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className={css.buttons}>
        <Button type="submit" loading={pending}>
          Activer
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
