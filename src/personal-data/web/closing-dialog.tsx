import type { ReactNode } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { ReconnectAlert } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { CodeField, TextField } from '#src/ui/form/text-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { CONFIRMATION } from '../deletion/policy.ts'
import { type Closing, type ClosingForm, proofFactorOf, useClosingForm } from './closing-form.ts'
import tab from './privacy-tab.module.css'

interface ClosingDialogProps {
  user: CurrentUser
  open: boolean
  onClose: () => void
  title: string
  /** Label of the button, which names the act itself. */
  confirm: string
  /** The person has to type the word of confirmation too. */
  typed?: boolean
  act: (given: Closing) => Promise<void>
  children: ReactNode
}

const FORM = 'fermeture'

/**
 * An account is closed only by somebody who proves to be its owner, and for a deletion types the word of confirmation.
 */
export function ClosingDialog(props: ClosingDialogProps) {
  const { user, open, onClose, title, confirm, typed = false, act, children } = props
  const form = useClosingForm({ user, open, typed, act })
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      title={title}
      confirm={confirm}
      form={FORM}
      danger={typed}
      pending={form.sending}
    >
      <form id={FORM} className={tab.form} onSubmit={form.submit} noValidate>
        {/* Password managers look for the account that the password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <ErrorSummary {...form.summary} />
        <p>{children}</p>
        <ProofField user={user} form={form} />
        {typed && (
          <TextField
            label={`Écrivez ${CONFIRMATION} pour confirmer`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.text('confirmation')}
          />
        )}
        <ClosingFailure form={form} />
      </form>
    </DecisionDialog>
  )
}

function ProofField({ user, form }: { user: CurrentUser; form: ClosingForm }) {
  const way = proofFactorOf(user)
  if (way === 'password')
    return <PasswordField label="Mot de passe" data-focus-first {...form.text('password')} />
  if (way === null) return isStale(form) ? <Reconnect /> : null
  return (
    <CodeField
      label="Code de connexion"
      hint="Les six chiffres que montre votre application d’authentification."
      data-focus-first
      {...form.text('code')}
    />
  )
}

function Reconnect() {
  return (
    <ReconnectAlert>
      Votre compte n’a pas de mot de passe&nbsp;: pour confirmer que c’est bien vous, reconnectez-vous, puis
      recommencez.
    </ReconnectAlert>
  )
}

function ClosingFailure({ form }: { form: ClosingForm }) {
  const { failure, refused } = form
  if (isStale(form)) return null
  if (refused?.status !== 409) return <FormFailure>{failure}</FormFailure>
  return (
    <FormFailure>
      {failure} <AppLink href="/dashboard/parametres/equipe">Ouvrir l’onglet Équipe</AppLink>
    </FormFailure>
  )
}

function isStale({ refused }: ClosingForm): boolean {
  return refused?.errors?.proof !== undefined
}
