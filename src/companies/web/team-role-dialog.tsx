import { useState } from 'react'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { RadioCards } from '#src/ui/choice-field.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { notify } from '#src/ui/notify.ts'
import type { GivenRole } from '../policy.ts'
import type { TeamMember } from '../team-contract.ts'
import css from './team.module.css'
import { ROLE_CHOICES } from './team-invite-dialog.tsx'
import { useChangeRole } from './team-queries.ts'

interface TeamRoleDialogProps {
  /** Whose role; null while nobody's is asked. */
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
          notify.success({ title: 'Rôle modifié' })
          close()
        },
      },
    )
  return (
    <Dialog
      open={member !== null}
      onClose={close}
      width={560}
      title="Modifier le rôle"
      subtitle={member && nameOf(member)}
      footer={
        <>
          <Button look="secondary" onClick={close}>
            Annuler
          </Button>
          <Button onClick={save} loading={changing.isPending} disabled={role === member?.role}>
            Enregistrer
          </Button>
        </>
      }
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
    </Dialog>
  )
}

export function nameOf({ first_name, last_name }: TeamMember): string {
  return `${first_name} ${last_name}`
}
