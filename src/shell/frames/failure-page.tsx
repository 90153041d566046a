import { useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { MessagePage } from './message-page.tsx'

/** Stands in the place of a page whose data or drawing failed, or whose address the server refused. */
export function FailurePage({ error }: { error?: unknown }) {
  const router = useRouter()
  // Told by its status alone: what comes with a rendered page is an error without its class.
  if (error instanceof Error && (error as { status?: unknown }).status === 422)
    return (
      <MessagePage
        icon={WarningIcon}
        title="Cette demande n’a pas pu être lue"
        actions={<LinkButton href={router.state.location.pathname}>Recommencer</LinkButton>}
      >
        {error.message}
      </MessagePage>
    )
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
