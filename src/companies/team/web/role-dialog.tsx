import { useState } from 'react'
import type { GivenRole } from '#src/companies/policy.ts'
import { fullName } from '#src/shared/names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { RadioCards } from '#src/ui/form/choice-field.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { TeamMember } from '../contract.ts'
import { ROLE_CHOICES } from './invite-dialog.tsx'
import { useChangeRole } from './queries.ts'
import css from './team.module.css'

interface TeamRoleDialogProps {
  /** The member whose role is asked; null while the dialog is closed. */
  member: TeamMember | null
  onClose: () => void
}

export function TeamRoleDialog({ member, onClose }: TeamRoleDialogProps) {
  const changing = useChangeRole()
  const [chosen, setChosen] = useState<GivenRole | null>(null)
  const close = () => {
    changing.reset()
    setChosen(null)
    onClose()
  }
  const role = chosen ?? (member?.role === 'reader' ? 'reader' : 'recruiter')
  const save = () =>
    member &&
    changing.mutate(
      { id: member.id, role },
      {
        onSuccess: () => {
          toast.success({ title: 'Rôle modifié' })
          close()
        },
      },
    )
  return (
    <DecisionDialog
      open={member !== null}
      onClose={close}
      width={560}
      title="Modifier le rôle"
      subtitle={member && fullName(member)}
      confirm="Enregistrer"
      onConfirm={save}
      pending={changing.isPending}
      disabled={role === member?.role}
    >
      <div className={css.form}>
        {changing.error && (
          <Alert kind="error" live>
            {changing.error.message}
          </Alert>
        )}
        <RadioCards
          label="Rôle"
          name="role-membre"
          value={role}
          onChange={setChosen}
          choices={ROLE_CHOICES}
        />
        <p className="small muted">Le changement vaut aussitôt ; un e-mail prévient votre collègue.</p>
      </div>
    </DecisionDialog>
  )
}
