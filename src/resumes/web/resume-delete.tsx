import { ApiError } from '#src/ui/api.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { notify } from '#src/ui/notify.ts'
import type { Resume } from '../contract.ts'
import { useDeleteResume } from './resume-queries.ts'

/** Asks before deleting; `resume` is the one asked about, null for none. */
export function DeleteResume({ resume, onClose }: { resume: Resume | null; onClose: () => void }) {
  const deleting = useDeleteResume()
  const confirm = async () => {
    if (!resume) return
    try {
      await deleting.mutateAsync(resume.id)
      onClose()
      notify.success({ title: 'CV supprimé' })
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
      «&nbsp;{resume?.name}&nbsp;» sera supprimé pour de bon. Les candidatures déjà envoyées gardent leur
      copie.
    </ConfirmDialog>
  )
}
