import type { UserKind } from '#src/accounts/shared/kinds.ts'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { withDestination } from '#src/shell/session/destination.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'

/** Tells that the address is verified, and leads on to `to`. */
export function VerificationDone({ to }: { to?: string | undefined }) {
  const user = useUser()
  return (
    <MessagePage
      icon={CheckIcon}
      title="Votre adresse est vérifiée"
      actions={
        user ? (
          <>
            <LinkButton href="/dashboard">Aller au tableau de bord</LinkButton>
            {user.userable_type === 'applicant' && (
              <LinkButton look="secondary" href="/offres">
                Chercher une offre
              </LinkButton>
            )}
          </>
        ) : (
          <LinkButton href={withDestination('/login', to)}>Se connecter</LinkButton>
        )
      }
    >
      Merci&nbsp;!{' '}
      {user ? wordsFor(user.userable_type) : 'Connectez-vous avec votre mot de passe pour continuer.'}
    </MessagePage>
  )
}

function wordsFor(kind: UserKind): string {
  if (kind === 'applicant') return 'Vous pouvez maintenant postuler aux offres.'
  return kind === 'recruiter' ? 'Vous pouvez continuer l’inscription de votre société.' : 'Tout est prêt.'
}
