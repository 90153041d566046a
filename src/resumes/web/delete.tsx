import { ApiError } from '#src/shell/api/api.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { Resume } from '../contract.ts'
import { useDeleteResume } from './queries.ts'

/** Asks before deleting; `resume` is the one asked about, null for none. */
export function DeleteResume({ resume, onClose }: { resume: Resume | null; onClose: () => void }) {
  const deleting = useDeleteResume()
  const confirm = async () => {
    if (!resume) return
    try {
      await deleting.mutateAsync(resume.id)
      onClose()
      toast.success({ title: 'CV mis à la corbeille' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return (
    <ConfirmDialog
      open={resume !== null}
      onClose={() => {
        deleting.reset()
        onClose()
      }}
      onConfirm={confirm}
      title="Supprimer ce CV&nbsp;?"
      confirm="Supprimer"
      pending={deleting.isPending}
      failure={deleting.error?.message}
    >
      «&nbsp;{resume?.name}&nbsp;» restera trente jours dans la corbeille. Les candidatures déjà envoyées
      gardent leur copie.
    </ConfirmDialog>
  )
}
