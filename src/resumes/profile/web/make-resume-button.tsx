import { ApiError } from '#src/shell/api/api.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { FileIcon } from '#src/ui/workspace-icons.tsx'
import css from './make-resume-button.module.css'
import { useResumeOfProfile } from './queries.ts'

/** Makes a CV of the profile, and says where it is. */
export function MakeResumeButton() {
  const { mutateAsync, isPending, data } = useResumeOfProfile()
  const make = async () => {
    try {
      await mutateAsync()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [first] = Object.values(error.errors ?? {}).flat()
      toast.error({ title: 'Le CV n’a pas pu être créé', text: first ?? error.message })
    }
  }
  return (
    <>
      <Button look="quiet" wide onClick={make} loading={isPending}>
        <FileIcon size={18} />
        Créer un CV de mon profil
      </Button>
      <p role="status" className={css.made}>
        {data && (
          <>
            «&nbsp;{data.data.name}&nbsp;» est prêt. <AppLink href="/candidat/mes-cv">Voir mes CV</AppLink>
          </>
        )}
      </p>
    </>
  )
}
