import { Suspense } from 'react'
import { onField } from '#src/shell/form/refusal.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { CodeField } from '#src/ui/form/text-field.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import css from './two-factor.module.css'

const QrCode = lazyPart(() => import('./qr.tsx'))

interface TwoFactorSetupProps {
  /** The secret in Base32, for people who type it instead of scanning. */
  secret: string
  otpauth_url: string
  /** Sends the first code; answers with the recovery codes, or undefined when the person gave up. */
  confirm: (code: string) => Promise<string[] | undefined>
  onConfirmed: (recoveryCodes: string[]) => unknown
  onCancel: () => void
}

/** Sets an authenticator up in three steps: install an application, add the account to it, type its first code. */
export default function TwoFactorSetup({ secret, otpauth_url, ...confirming }: TwoFactorSetupProps) {
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
        <ConfirmForm {...confirming} />
      </li>
    </ol>
  )
}

function ConfirmForm({
  confirm,
  onConfirmed,
  onCancel,
}: Pick<TwoFactorSetupProps, 'confirm' | 'onConfirmed' | 'onCancel'>) {
  const form = useForm({
    initial: { code: '' },
    schema: async () => (await import('../contract.ts')).confirmTwoFactor.body,
    idOf: () => 'premier-code',
    short: true,
    send: async ({ code }) => {
      const codes = await confirm(code)
      if (codes) await onConfirmed(codes)
    },
    onRefused: onField('code'),
  })
  return (
    <form className={css.confirm} onSubmit={form.submit} noValidate>
      <CodeField label="Code à six chiffres" className={css.code} {...form.text('code')} />
      <div className={css.buttons}>
        <Button type="submit" loading={form.sending}>
          Activer
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
