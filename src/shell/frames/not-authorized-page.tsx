import type { ReactNode } from 'react'
import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LockIcon } from '#src/ui/icons.tsx'
import { useUser } from '../session/current-user.ts'
import { MessagePage } from './message-page.tsx'

type Status = NonNullable<CurrentUser['company']>['status']

const OWN_COMPANY = '/dashboard/recruteur/compagnie/ma-societe'

/** What a recruiter can do about a company that is not validated, by its state. */
const LOCKED: Record<Exclude<Status, 'validated'>, [text: string, action: string, href: string]> = {
  incomplete: ['Complétez d’abord son profil.', 'Compléter ma société', OWN_COMPANY],
  pending: [
    'Son profil est complet et attend sa validation\u00A0: un e-mail vous préviendra.',
    'Voir ma société',
    OWN_COMPANY,
  ],
  rejected: ['Corrigez d’abord ce qui vous est demandé dans son profil.', 'Corriger ma société', OWN_COMPANY],
  suspended: ['Votre société est suspendue\u00A0: écrivez-nous pour en parler.', 'Nous écrire', '/contact'],
}

/** @param left the steps that the company still lacks, handed in because the shell must not know companies */
export function NotAuthorizedPage({ left }: { left: ReactNode }) {
  const user = useUser()
  const status = user?.company?.status
  if (status && status !== 'validated') return <LockedPage status={status} left={left} />
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

/** Stands inside the shell, where the locked entries still are. */
function LockedPage({ status, left }: { status: Exclude<Status, 'validated'>; left: ReactNode }) {
  const [text, action, href] = LOCKED[status]
  const opens = status !== 'suspended'
  return (
    <>
      <h1>{opens ? 'Pas encore ouvert' : 'Fermé'}</h1>
      <Card>
        <EmptyState
          icon={LockIcon}
          title={opens ? 'Cette page n’est pas encore ouverte' : 'Cette page est fermée'}
          actions={
            <>
              <LinkButton look="secondary" href="/dashboard">
                Tableau de bord
              </LinkButton>
              <LinkButton href={href}>{action}</LinkButton>
            </>
          }
        >
          {opens &&
            'Les candidatures et les meilleurs profils s’ouvrent dès que votre société est validée, et vos offres pourront être envoyées. '}
          {text} {left}
        </EmptyState>
      </Card>
    </>
  )
}
