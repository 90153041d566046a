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
import { SuccessorField, useSuccessor } from './successor.tsx'
import css from './team.module.css'

interface TeamRoleDialogProps {
  /** The member whose role is asked; null while the dialog is closed. */
  member: TeamMember | null
  members: readonly TeamMember[]
  onClose: () => void
}

export function TeamRoleDialog({ member, members, onClose }: TeamRoleDialogProps) {
  const changing = useChangeRole()
  const successor = useSuccessor(member, members)
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
      { id: member.id, role, successor_id: role === 'reader' ? successor.successorId : null },
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
        {role === 'reader' && <SuccessorField member={member} whose="ses" successor={successor} />}
        <p className="small muted">Le changement vaut aussitôt ; un e-mail prévient votre collègue.</p>
      </div>
    </DecisionDialog>
  )
}
