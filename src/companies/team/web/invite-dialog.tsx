import { type FormEvent, useState } from 'react'
import { GIVEN_ROLES, type GivenRole, ROLE_DETAILS, ROLE_LABELS } from '#src/companies/policy.ts'
import { EMAIL_PATTERN, MESSAGES } from '#src/shared/messages.ts'
import { useProblems } from '#src/shell/api/field-problems.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { useInvite } from './queries.ts'
import css from './team.module.css'

const FORM = 'inviter'
const IDS = { email: 'email-invite', role: 'role-invite' }

export const ROLE_CHOICES = GIVEN_ROLES.map((value) => ({
  value,
  label: ROLE_LABELS[value],
  detail: ROLE_DETAILS[value],
}))

interface TeamInviteDialogProps {
  open: boolean
  onClose: () => void
}

export function TeamInviteDialog({ open, onClose }: TeamInviteDialogProps) {
  const inviting = useInvite()
  const close = () => {
    inviting.reset()
    onClose()
  }
  const send = (body: { email: string; role: GivenRole }) =>
    inviting.mutate(body, {
      onSuccess: ({ data }) => {
        toast.success({ title: 'Invitation envoyée', text: data.email })
        close()
      },
    })
  return (
    <Dialog
      open={open}
      onClose={close}
      width={560}
      title="Inviter un collègue"
      footer={
        <>
          <Button look="secondary" onClick={close}>
            Annuler
          </Button>
          <Button type="submit" form={FORM} loading={inviting.isPending}>
            Envoyer l’invitation
          </Button>
        </>
      }
    >
      <InviteForm error={inviting.error} onSend={send} />
    </Dialog>
  )
}

interface InviteFormProps {
  error: Error | null
  onSend: (body: { email: string; role: GivenRole }) => void
}

function InviteForm({ error, onSend }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GivenRole>('recruiter')
  const { problems, list, attempt, pass, look, failure } = useProblems(IDS, error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pass({ email: emailProblem(email) })) onSend({ email: email.trim(), role })
  }
  const write = (text: string) => {
    setEmail(text)
    if (problems.email) look('email', emailProblem(text))
  }
  return (
    <form id={FORM} className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={list} attempt={attempt} />
      {failure && (
        <Alert kind="error" live>
          {failure}
        </Alert>
      )}
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <TextField
        label="Email"
        name="email"
        id={IDS.email}
        type="email"
        autoComplete="off"
        hint="Une adresse professionnelle, par exemple prenom.nom@societe.mg."
        data-focus-first=""
        value={email}
        error={problems.email}
        onChange={(event) => write(event.target.value)}
        onBlur={() => email && look('email', emailProblem(email))}
      />
      <RadioCards
        label="Rôle"
        name={IDS.role}
        value={role}
        onChange={setRole}
        choices={ROLE_CHOICES}
        error={problems.role}
      />
      <p className="small muted">
        Votre collègue reçoit un lien personnel, valable 7 jours. Il pourra créer son compte en une étape.
      </p>
    </form>
  )
}

function emailProblem(email: string): string | undefined {
  if (!email.trim()) return MESSAGES.email_required
  return EMAIL_PATTERN.test(email.trim()) ? undefined : MESSAGES.email_invalid
}
