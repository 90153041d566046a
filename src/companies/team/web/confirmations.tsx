import { fullName } from '#src/shared/names.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { TeamInvitation, TeamMember } from '../contract.ts'
import { useLeave, useRemove, useRevoke } from './queries.ts'
import { SuccessorField, useSuccessor } from './successor.tsx'

interface Asking<Subject> {
  /** Null while no confirmation is asked. */
  subject: Subject | null
  onClose: () => void
}

interface WithTeam {
  members: readonly TeamMember[]
}

export function RemoveMember({ subject: member, onClose, members }: Asking<TeamMember> & WithTeam) {
  const removing = useRemove()
  const successor = useSuccessor(member, members)
  const close = () => {
    removing.reset()
    onClose()
  }
  const confirm = () =>
    member &&
    removing.mutate(
      { id: member.id, successor_id: successor.successorId },
      {
        onSuccess: () => {
          toast.success({ title: 'Membre retiré', text: fullName(member) })
          close()
        },
      },
    )
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={close}
      onConfirm={confirm}
      title="Retirer ce membre&nbsp;?"
      confirm="Retirer de l’équipe"
      pending={removing.isPending}
      failure={removing.error?.message}
      field={<SuccessorField member={member} whose="ses" successor={successor} />}
    >
      {member && fullName(member)} n’aura plus accès aux offres ni aux candidatures de la société, tout de
      suite. Son compte reste ouvert, et vous pourrez l’inviter à nouveau.
    </ConfirmDialog>
  )
}

export function RevokeInvitation({ subject: invitation, onClose }: Asking<TeamInvitation>) {
  const revoking = useRevoke()
  const close = () => {
    revoking.reset()
    onClose()
  }
  const confirm = () =>
    invitation &&
    revoking.mutate(invitation.id, {
      onSuccess: () => {
        toast.success({ title: 'Invitation annulée', text: invitation.email })
        close()
      },
    })
  return (
    <ConfirmDialog
      open={invitation !== null}
      onClose={close}
      onConfirm={confirm}
      title="Annuler cette invitation&nbsp;?"
      confirm="Annuler l’invitation"
      pending={revoking.isPending}
      failure={revoking.error?.message}
    >
      Le lien envoyé à {invitation?.email} ne servira plus. Vous pourrez inviter cette adresse à nouveau.
    </ConfirmDialog>
  )
}

export function LeaveCompany({ subject: company, onClose, members }: Asking<string> & WithTeam) {
  const leaving = useLeave()
  const me = members.find(({ is_me }) => is_me) ?? null
  const successor = useSuccessor(me, members)
  const close = () => {
    leaving.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={company !== null}
      onClose={close}
      onConfirm={() => leaving.mutate(successor.successorId)}
      title={`Quitter ${company ?? ''}\u00A0?`}
      confirm="Quitter la société"
      pending={leaving.isPending}
      failure={leaving.error?.message}
      field={<SuccessorField member={me} whose="vos" successor={successor} />}
    >
      Vous n’aurez plus accès à ses offres ni à ses candidatures. Pour revenir, il faudra une nouvelle
      invitation du propriétaire.
    </ConfirmDialog>
  )
}
