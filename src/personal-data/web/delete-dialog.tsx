import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { currentTime, formatDate } from '#src/shared/dates.ts'
import { DAY } from '#src/shared/durations.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { askDeletion, useSignedOutRedirect } from './queries.ts'

const RETURN_MS = 30 * DAY

interface DeleteDialogProps {
  user: CurrentUser
  open: boolean
  onClose: () => void
}

export default function DeleteDialog({ user, open, onClose }: DeleteDialogProps) {
  const leave = useSignedOutRedirect()
  return (
    <ClosingDialog
      user={user}
      open={open}
      onClose={onClose}
      title="Supprimer mon compte"
      confirm="Supprimer mon compte"
      typed
      act={async (given) => {
        const { data } = await askDeletion(given)
        await leave()
        toast.success({
          title: `Votre compte sera supprimé le ${formatDate(data.deleted_on)}`,
          text: 'Un e-mail vous le confirme. Pour le garder, connectez-vous avant cette date.',
        })
      }}
    >
      Votre compte se ferme maintenant. Vous pourrez encore le retrouver en vous connectant avant le{' '}
      <strong>{formatDate(currentTime() + RETURN_MS)}</strong>.
    </ClosingDialog>
  )
}
