import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'

/** Tells that the password is changed. */
export function RecoveryDone() {
  const user = useUser()
  return (
    <MessagePage
      icon={CheckIcon}
      title="Votre mot de passe est changé"
      actions={
        user ? (
          <LinkButton href="/dashboard">Aller au tableau de bord</LinkButton>
        ) : (
          <LinkButton href="/login">Se connecter</LinkButton>
        )
      }
    >
      Tous vos appareils ont été déconnectés et un e-mail de confirmation vient de partir.
      {user ? '' : ' Connectez-vous avec votre nouveau mot de passe.'}
    </MessagePage>
  )
}
