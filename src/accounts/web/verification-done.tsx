import { LinkButton } from '#src/ui/button.tsx'
import { useUser } from '#src/ui/current-user.ts'
import { CheckIcon } from '#src/ui/icons.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'

/** The address is verified. */
export function VerificationDone() {
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
          <LinkButton href="/login">Se connecter</LinkButton>
        )
      }
    >
      Merci&nbsp;! {user ? wordsFor(user.userable_type) : 'Connectez-vous pour continuer.'}
    </MessagePage>
  )
}

function wordsFor(kind: 'admin' | 'applicant' | 'recruiter'): string {
  if (kind === 'applicant') return 'Vous pouvez maintenant postuler aux offres.'
  return kind === 'recruiter' ? 'Vous pouvez continuer l’inscription de votre société.' : 'Tout est prêt.'
}
