import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { deactivate, useSignedOutRedirect } from './queries.ts'

interface PauseDialogProps {
  user: CurrentUser
  open: boolean
  onClose: () => void
}

export default function PauseDialog({ user, open, onClose }: PauseDialogProps) {
  const leave = useSignedOutRedirect()
  return (
    <ClosingDialog
      user={user}
      open={open}
      onClose={onClose}
      title="Mettre en pause mon compte"
      confirm="Mettre en pause"
      act={async (proof) => {
        await deactivate(proof)
        await leave()
        toast.success({
          title: 'Votre compte est en pause',
          text: 'Connectez-vous quand vous voulez\u00a0: tout sera comme avant.',
        })
      }}
    >
      Tous vos appareils seront déconnectés. Pour revenir, il suffira de vous connecter.
    </ClosingDialog>
  )
}
