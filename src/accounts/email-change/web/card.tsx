import { type FormEvent, useState } from 'react'
import { useReauthentication } from '#src/accounts/reauthentication/web/reauthentication.tsx'
import { VerificationResend } from '#src/accounts/verification/web/resend.tsx'
import css from '#src/accounts/web/user-tab.module.css'
import type { CurrentUser } from '#src/current-user/contract.ts'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import type { changeEmail } from '../contract.ts'

/** The person's address: whether it is verified, and how to change it. */
export function AddressCard({ user }: { user: CurrentUser }) {
  const [changing, setChanging] = useState(false)
  return (
    <Card
      title="Adresse e-mail"
      action={
        !changing && (
          <Button look="quiet" small onClick={() => setChanging(true)}>
            Changer d’adresse
          </Button>
        )
      }
    >
      <p className={css.address}>
        <strong>{user.email}</strong>
        <Badge tone={user.has_verified_email ? 'green' : 'amber'}>
          {user.has_verified_email ? 'Vérifiée' : 'À vérifier'}
        </Badge>
      </p>
      {!user.has_verified_email && !changing && (
        <div className={css.verify}>
          <p className="small muted">Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.</p>
          <VerificationResend />
        </div>
      )}
      {changing && <AddressForm onClose={() => setChanging(false)} />}
    </Card>
  )
}

function AddressForm({ onClose }: { onClose: () => void }) {
  const { email, problem, said, pending, dialog, write, check, submit } = useAddressChange()
  if (said)
    return (
      <div className={css.verify}>
        <Alert kind="success" live>
          {said}
        </Alert>
        <Button look="secondary" small onClick={onClose}>
          Fermer
        </Button>
      </div>
    )
  return (
    <>
      <form className={`${css.form} ${css.change}`} onSubmit={submit} noValidate>
        <TextField
          label="Nouvelle adresse"
          hint="Un lien y sera envoyé\u00a0: votre adresse ne change qu’une fois ce lien ouvert."
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          value={email}
          error={problem}
          onChange={(event) => write(event.target.value)}
          onBlur={check}
        />
        <div className={css.actions}>
          <Button type="submit" loading={pending}>
            Envoyer le lien
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annuler
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}

function useAddressChange() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [pending, setPending] = useState(false)
  const { run, dialog } = useReauthentication()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemOf(email)
    setProblem(found)
    if (found) return document.getElementById('email')?.focus()
    setPending(true)
    try {
      const answer = await run((proof) =>
        call<typeof changeEmail>('PUT /api/user/email', { body: { email: email.trim(), ...proof } }),
      )
      setSaid(answer?.message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.errors?.email?.[0] ?? error.message)
      document.getElementById('email')?.focus()
    }
    setPending(false)
  }
  const write = (value: string) => {
    setEmail(value)
    if (problem) setProblem(problemOf(value))
  }
  return {
    email,
    problem,
    said,
    pending,
    dialog,
    write,
    check: () => email && setProblem(problemOf(email)),
    submit,
  }
}

function problemOf(email: string): string | undefined {
  if (!email.trim()) return MESSAGES.email_required
  return EMAIL_PATTERN.test(email.trim()) ? undefined : MESSAGES.email_invalid
}
