import { useQuery } from '@tanstack/react-query'
import { ROLE_DETAILS, ROLE_LABELS } from '#src/companies/policy.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { ofName } from '#src/shared/phrases.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { BuildingIcon } from '#src/ui/icons.tsx'
import type { Invitation } from '../contract.ts'
import { InvitationAccount } from './account.tsx'
import css from './invitation.module.css'
import { invitationQuery } from './queries.ts'
import { InvitationSignedIn } from './signed-in.tsx'

/** Where a mailed invitation leads: what it proposes, and the one next step for who reads it. */
export function InvitationPage({ token }: { token: string }) {
  const { data: invitation } = useQuery(invitationQuery(token))
  const user = useUser()
  if (invitation === undefined) return null
  if (invitation === null) return <DeadInvitation />
  const { company_name, has_account } = invitation
  return (
    <AuthCard title={`Rejoignez ${company_name}`} intro={introOf(invitation)} width={520}>
      <dl className={css.facts}>
        <dt>Votre rôle</dt>
        <dd>
          {ROLE_LABELS[invitation.role]}
          <small>{ROLE_DETAILS[invitation.role]}</small>
        </dd>
        <dt>Adresse invitée</dt>
        <dd>{invitation.email}</dd>
      </dl>
      {user ? (
        <InvitationSignedIn invitation={invitation} token={token} user={user} />
      ) : has_account ? (
        <SignIn token={token} />
      ) : (
        <InvitationAccount token={token} company={company_name} />
      )}
    </AuthCard>
  )
}

function introOf({ inviter, company_name }: Invitation): string {
  const who = inviter ?? 'Le propriétaire'
  return `${who} vous invite à travailler sur les offres et les candidatures ${ofName(company_name)}.`
}

function SignIn({ token }: { token: string }) {
  return (
    <div className={css.step}>
      <p>Un compte {APP_NAME} existe déjà avec cette adresse. Connectez-vous pour accepter l’invitation.</p>
      <LinkButton wide href={`/login?to=${encodeURIComponent(`/invitation/${token}`)}`}>
        Se connecter
      </LinkButton>
    </div>
  )
}

function DeadInvitation() {
  const user = useUser()
  return (
    <MessagePage
      icon={BuildingIcon}
      title="Cette invitation n’est plus valable"
      actions={
        <LinkButton look="secondary" href={user ? '/dashboard' : '/login'}>
          {user ? 'Aller au tableau de bord' : 'Se connecter'}
        </LinkButton>
      }
    >
      Elle a expiré, a déjà servi, ou a été remplacée ou annulée. Demandez à la personne qui vous a invité de
      vous envoyer un nouveau lien.
    </MessagePage>
  )
}
