import { LinkButton } from '#src/ui/button.tsx'
import { useUser } from '#src/ui/current-user.ts'
import { WarningIcon } from '#src/ui/icons.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { VerificationDone } from './verification-done.tsx'
import { VerificationResend } from './verification-resend.tsx'

/** The link was too old or incomplete: how to get another. */
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
