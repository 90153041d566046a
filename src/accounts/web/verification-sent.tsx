import { EMAIL_PATTERN } from '#src/shared/messages.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { useUser } from '#src/ui/current-user.ts'
import { MailIcon } from '#src/ui/icons.tsx'
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
        user ? (
          <VerificationResend email={address} />
        ) : (
          <LinkButton look="secondary" href={`/login?to=${encodeURIComponent(addressOf(email))}`}>
            Se connecter
          </LinkButton>
        )
      }
    >
      Un lien de vérification a été envoyé à <strong>{address}</strong>. Ouvrez-le dans l’heure pour terminer.
      Rien reçu&nbsp;? Regardez dans les courriers indésirables
      {user ? '' : ', ou connectez-vous pour le renvoyer'}.
    </MessagePage>
  )
}

function addressOf(email: string): string {
  return `/verification-email/${encodeURIComponent(email)}`
}
