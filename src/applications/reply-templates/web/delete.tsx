import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { ReplyTemplate } from '../contract.ts'
import { useDeleteTemplate } from './queries.ts'

/** The dialog asks about this template, and is closed while it is null. */
export function DeleteTemplate({
  template,
  onClose,
}: {
  template: ReplyTemplate | null
  onClose: () => void
}) {
  const deleting = useDeleteTemplate()
  const close = () => {
    deleting.reset()
    onClose()
  }
  const confirm = () =>
    template &&
    deleting.mutate(template.id, {
      onSuccess: () => {
        toast.success({ title: 'Modèle supprimé' })
        close()
      },
    })
  return (
    <ConfirmDialog
      open={template !== null}
      onClose={close}
      onConfirm={confirm}
      title="Supprimer ce modèle&nbsp;?"
      confirm="Supprimer"
      pending={deleting.isPending}
      failure={deleting.error?.message}
    >
      «&nbsp;{template?.title}&nbsp;» sera supprimé pour toute votre équipe. Les messages déjà envoyés restent
      comme ils sont.
    </ConfirmDialog>
  )
}
