import { LinkButton } from '#src/ui/button.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      icon={SearchIcon}
      title="Page introuvable"
      actions={
        <>
          <LinkButton href="/offres">Voir les offres</LinkButton>
          <LinkButton look="secondary" href="/">
            Revenir à l’accueil
          </LinkButton>
        </>
      }
    >
      Cette adresse ne mène à aucune page. L’offre a peut-être été retirée, ou le lien a été mal copié.
    </MessagePage>
  )
}
