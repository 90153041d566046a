import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { WarningIcon } from '#src/ui/icons.tsx'
import { VerificationDone } from './done.tsx'
import { VerificationResend } from './resend.tsx'

/** Tells that the link was too old or incomplete, and how to get another one. */
export function VerificationFailed() {
  const user = useUser()
  if (user?.has_verified_email) return <VerificationDone />
  return (
    <MessagePage
      icon={WarningIcon}
      title="Ce lien ne fonctionne plus"
      actions={
        user ? (
          <VerificationResend />
        ) : (
          <LinkButton href="/login?to=%2Fverification-email%2Ffailed">Se connecter</LinkButton>
        )
      }
    >
      Un lien de vérification est valable une heure, et votre messagerie a pu le couper en deux lignes.
      Demandez-en un nouveau&nbsp;: il arrive en quelques instants.
      {user ? '' : ' Il faut d’abord vous connecter.'}
    </MessagePage>
  )
}
