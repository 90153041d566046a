import { GIVEN_ROLES, type GivenRole, ROLE_DETAILS, ROLE_LABELS } from '#src/companies/policy.ts'
import { INVITATIONS_A_DAY } from '#src/companies/shared/invitation-limits.ts'
import { useForm } from '#src/shell/form/use-form.ts'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { EmailField } from '#src/ui/form/email-field.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { useInvite } from './queries.ts'
import css from './team.module.css'

const FORM = 'inviter'

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
  const send = async (invited: Invited) => {
    const { data } = await inviting.mutateAsync(invited)
    toast.success({ title: 'Invitation envoyée', text: data.email })
    onClose()
  }
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={560}
      title="Inviter un collègue"
      confirm="Envoyer l’invitation"
      form={FORM}
      pending={inviting.isPending}
    >
      <InviteForm onSend={send} />
    </DecisionDialog>
  )
}

interface Invited {
  email: string
  role: GivenRole
}

const START: Invited = { email: '', role: 'recruiter' }

function InviteForm({ onSend }: { onSend: (invited: Invited) => Promise<void> }) {
  const form = useForm({
    initial: START,
    schema: async () => (await import('../contract.ts')).inviteMember.body,
    idOf: (field) => `${field}-invite`,
    send: ({ email, role }) => onSend({ email: email.trim(), role }),
  })
  return (
    <form id={FORM} className={css.form} onSubmit={form.submit} noValidate>
      <ErrorSummary {...form.summary} />
      <FormFailure>{form.failure}</FormFailure>
      <p className="small muted">Sauf mention contraire, tous les champs sont obligatoires.</p>
      <EmailField
        label="Email"
        autoComplete="off"
        hint={`Une adresse professionnelle, par exemple prenom.nom@societe.mg. Vous envoyez ${INVITATIONS_A_DAY} invitations par jour au plus.`}
        data-focus-first=""
        {...form.text('email')}
      />
      <RadioCards
        label="Rôle"
        name="role-invite"
        value={form.values.role}
        onChange={(role) => form.change({ role })}
        choices={ROLE_CHOICES}
        error={form.errors.role}
      />
      <p className="small muted">
        Votre collègue reçoit un lien personnel, valable 7 jours. Il pourra créer son compte en une étape.
      </p>
    </form>
  )
}
