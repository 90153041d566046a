import type { ReactNode } from 'react'
import type { CurrentUser } from '#src/current-user/contract.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { PasswordField, TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { CONFIRMATION } from '../deletion/policy.ts'
import { type Closing, type ClosingForm, useClosingForm, waysOf } from './closing-form.ts'
import tab from './privacy-tab.module.css'

interface ClosingDialogProps {
  user: CurrentUser
  open: boolean
  onClose: () => void
  title: string
  /** Says the deed itself. */
  confirm: string
  /** The word is to be typed too. */
  typed?: boolean
  act: (given: Closing) => Promise<void>
  children: ReactNode
}

const FORM = 'fermeture'

/** Asks who is at the keyboard, and for the word, before an account is closed. */
export function ClosingDialog(props: ClosingDialogProps) {
  const { user, open, onClose, title, confirm, typed = false, act, children } = props
  const form = useClosingForm({ user, open, typed, act })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={520}
      title={title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button look={typed ? 'danger' : 'primary'} type="submit" form={FORM} loading={form.pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} className={tab.form} onSubmit={form.submit} noValidate>
        {/* Password managers look for whose password it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <p>{children}</p>
        <ProofField user={user} form={form} />
        {typed && (
          <TextField
            label={`Écrivez ${CONFIRMATION} pour confirmer`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('confirmation')}
          />
        )}
        {form.failure && (
          <Alert kind="error" live>
            {form.failure}{' '}
            {form.status === 409 && (
              <AppLink href="/dashboard/parametres/equipe">Ouvrir l’onglet Équipe</AppLink>
            )}
          </Alert>
        )}
      </form>
    </Dialog>
  )
}

function ProofField({ user, form }: { user: CurrentUser; form: ClosingForm }) {
  const { way } = waysOf(user)
  if (way === 'password')
    return <PasswordField label="Mot de passe" data-focus-first {...form.field('password')} />
  if (way === 'code')
    return (
      <TextField
        label="Code de connexion"
        hint="Les six chiffres que montre votre application d’authentification."
        inputMode="numeric"
        autoComplete="one-time-code"
        data-focus-first
        {...form.field('code')}
      />
    )
  if (!form.stale) return null
  return (
    <Alert
      kind="warning"
      live
      action={
        <Button look="secondary" small onClick={form.reconnect}>
          Se reconnecter
        </Button>
      }
    >
      Votre compte n’a pas de mot de passe&nbsp;: pour confirmer que c’est bien vous, reconnectez-vous, puis
      recommencez.
    </Alert>
  )
}
