import { EMAIL_PATTERN } from '#src/shared/messages.ts'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { withDestination } from '#src/shell/session/destination.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon, MailIcon } from '#src/ui/icons.tsx'
import { VerificationDone } from './done.tsx'
import { correctRegistration, useRegisteredHere } from './registered-here.ts'
import { VerificationResend } from './resend.tsx'
import { useVerifiedElsewhere } from './verified-elsewhere.ts'

const SIGN_UP = { applicant: '/inscription/candidat', recruiter: '/inscription/recruteur' } as const

/** Tells where the link was sent. Anybody can change the address in the URL, so only a valid one is shown. */
export function VerificationSent({ email }: { email: string }) {
  const user = useUser()
  const here = useRegisteredHere(email)
  const canResend = user !== null || here !== null
  const verified = useVerifiedElsewhere(!user && here !== null)
  if (user?.has_verified_email) return <VerificationDone />
  if (verified) return <VerifiedElsewhere email={email} />
  const address = user?.email ?? (EMAIL_PATTERN.test(email) ? email : 'votre adresse')
  return (
    <MessagePage
      icon={MailIcon}
      title="Vérifiez votre adresse e-mail"
      actions={
        <>
          {canResend && <VerificationResend />}
          {!user && (
            <LinkButton
              look={canResend ? 'secondary' : 'primary'}
              href={withDestination('/login', addressOf(email))}
            >
              Se connecter
            </LinkButton>
          )}
        </>
      }
    >
      Un e-mail vient de partir vers <strong>{address}</strong>. Ouvrez son lien dans l’heure
      {user ? '' : ', de préférence sur cet appareil'}. Rien reçu&nbsp;? Regardez dans les courriers
      indésirables, ou {canResend ? 'renvoyez-le' : 'connectez-vous pour le renvoyer'}.
      {user ? <ChangeOfSignedIn /> : here && <ChangeOfSignUp {...here} />}
    </MessagePage>
  )
}

function ChangeOfSignedIn() {
  return (
    <>
      {' '}
      L’adresse n’est pas la bonne&nbsp;?{' '}
      <AppLink href="/dashboard/parametres/utilisateur">Changer d’adresse</AppLink>
    </>
  )
}

/** Leads back to the form, which takes up what was typed. */
function ChangeOfSignUp({ type, to }: { type: keyof typeof SIGN_UP; to?: string | undefined }) {
  return (
    <>
      {' '}
      L’adresse n’est pas la bonne&nbsp;?{' '}
      <AppLink href={withDestination(SIGN_UP[type], to)} onClick={correctRegistration}>
        Changer d’adresse
      </AppLink>
    </>
  )
}

/** The link was opened in another browser, so the person signs in here with the password chosen there. */
function VerifiedElsewhere({ email }: { email: string }) {
  return (
    <MessagePage
      icon={CheckIcon}
      title="Votre adresse est vérifiée"
      actions={<LinkButton href={withDestination('/login', addressOf(email))}>Se connecter</LinkButton>}
    >
      <span role="status">
        Elle vient de l’être sur un autre appareil. Connectez-vous ici avec le mot de passe choisi là-bas.
      </span>
    </MessagePage>
  )
}

function addressOf(email: string): string {
  return `/verification-email/${encodeURIComponent(email)}`
}
