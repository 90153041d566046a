import { EMAIL_PATTERN } from '#src/shared/messages.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { useUser } from '#src/ui/current-user.ts'
import { MailIcon } from '#src/ui/icons.tsx'
import { withDestination } from '#src/ui/joining-address.ts'
import { MessagePage } from '#src/ui/message-page.tsx'
import { VerificationDone } from './verification-done.tsx'
import { VerificationResend } from './verification-resend.tsx'

/** Where the link went. The address comes from the page's own: what is not one is not shown. */
export function VerificationSent({ email }: { email: string }) {
  const user = useUser()
  if (user?.has_verified_email) return <VerificationDone />
  const address = user?.email ?? (EMAIL_PATTERN.test(email) ? email : 'votre adresse')
  return (
    <MessagePage
      icon={MailIcon}
      title="Vérifiez votre adresse e-mail"
      actions={
        <>
          <VerificationResend />
          {!user && (
            <LinkButton look="secondary" href={withDestination('/login', addressOf(email))}>
              Se connecter
            </LinkButton>
          )}
        </>
      }
    >
      Un lien de vérification a été envoyé à <strong>{address}</strong>. Ouvrez-le dans l’heure pour terminer
      {user
        ? ''
        : '\u00A0: ici, vous serez connecté aussitôt\u00A0; sur un autre appareil, avec votre mot de passe'}
      . Rien reçu&nbsp;? Regardez dans les courriers indésirables, ou renvoyez-le.
    </MessagePage>
  )
}

function addressOf(email: string): string {
  return `/verification-email/${encodeURIComponent(email)}`
}
