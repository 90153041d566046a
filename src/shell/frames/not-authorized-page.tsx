import { LinkButton } from '#src/ui/button.tsx'
import { LockIcon } from '#src/ui/workspace-icons.tsx'
import { useUser } from '../session/current-user.ts'
import { MessagePage } from './message-page.tsx'

export function NotAuthorizedPage() {
  const user = useUser()
  return (
    <MessagePage
      icon={LockIcon}
      title="Accès non autorisé"
      actions={
        user ? (
          <LinkButton href="/dashboard">Aller à mon tableau de bord</LinkButton>
        ) : (
          <LinkButton href="/login">Se connecter</LinkButton>
        )
      }
    >
      Votre compte ne donne pas accès à cette page. Si vous pensez que c’est une erreur, écrivez-nous.
    </MessagePage>
  )
}
