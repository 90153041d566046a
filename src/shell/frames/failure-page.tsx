import { useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { MessagePage } from './message-page.tsx'

/** Stands in the place of a page whose data or drawing failed. */
export function FailurePage() {
  const router = useRouter()
  return (
    <MessagePage
      icon={WarningIcon}
      title="Une erreur est survenue"
      actions={
        <>
          <Button onClick={() => router.invalidate()}>Réessayer</Button>
          <LinkButton look="secondary" href="/">
            Revenir à l’accueil
          </LinkButton>
        </>
      }
    >
      La page n’a pas pu être affichée. Rien de ce que vous avez enregistré n’est perdu.
    </MessagePage>
  )
}
