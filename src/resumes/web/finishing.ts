import { toast } from '#src/ui/overlay/toasts.ts'
import { type Naming, useRenameResume } from './queries.ts'

/** Makes a draft a CV that can be sent, and says so. @returns whether it is one now */
export function useFinishResume() {
  const saving = useRenameResume()
  return async ({ id, title, name, description }: Naming): Promise<boolean> => {
    try {
      await saving.mutateAsync({ id, title, name, description, is_draft: false })
    } catch (error) {
      const text = error instanceof Error ? error.message : ''
      toast.error({ title: 'Ce CV n’est pas encore terminé', text })
      return false
    }
    toast.success({ title: 'CV terminé', text: `«\u00A0${name}\u00A0» sert maintenant à postuler.` })
    return true
  }
}
