import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { notify } from '#src/ui/notify.ts'
import type { ReplyTemplate } from '../reply-template-contract.ts'
import { useDeleteTemplate } from './reply-template-queries.ts'

/** Asks before deleting; `template` is the one asked about, null for none. */
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
        notify.success({ title: 'Modèle supprimé' })
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
