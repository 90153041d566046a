import type { CurrentUser } from '#src/accounts/current-user/contract.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import type { Invitation } from '../contract.ts'
import css from './invitation.module.css'
import { useAccept, useSignOutHere } from './queries.ts'

interface InvitationSignedInProps {
  invitation: Invitation
  token: string
  user: CurrentUser
}

/** One press when the account fits; else why it does not, and the way out. */
export function InvitationSignedIn({ invitation, token, user }: InvitationSignedInProps) {
  const accepting = useAccept(token)
  if (user.email !== invitation.email) return <OtherAddress user={user} invited={invitation.email} />
  const obstacle = obstacleOf(user)
  if (obstacle)
    return (
      <div className={css.step}>
        <Alert kind="warning">{obstacle}</Alert>
        <LinkButton look="secondary" wide href="/dashboard">
          Aller au tableau de bord
        </LinkButton>
      </div>
    )
  return (
    <div className={css.step}>
      {accepting.error && (
        <Alert kind="error" live>
          {accepting.error.message}
        </Alert>
      )}
      <Button wide loading={accepting.isPending} onClick={() => accepting.mutate(undefined)}>
        Rejoindre {invitation.company_name}
      </Button>
    </div>
  )
}

function OtherAddress({ user, invited }: { user: CurrentUser; invited: string }) {
  const leaving = useSignOutHere()
  return (
    <div className={css.step}>
      <Alert kind="warning">
        Votre session est ouverte avec <strong>{user.email}</strong>. Cette invitation est pour{' '}
        <strong>{invited}</strong>&nbsp;: déconnectez-vous pour l’accepter.
      </Alert>
      {leaving.error && (
        <Alert kind="error" live>
          {leaving.error.message}
        </Alert>
      )}
      <Button wide loading={leaving.isPending} onClick={() => leaving.mutate()}>
        Se déconnecter et continuer
      </Button>
      <LinkButton look="secondary" wide href="/dashboard">
        Garder ce compte
      </LinkButton>
    </div>
  )
}

function obstacleOf({ userable_type, company }: CurrentUser): string | null {
  if (userable_type === 'applicant')
    return `Votre compte ${APP_NAME} est un compte candidat\u00A0: il ne peut pas rejoindre une société. Demandez une invitation à une autre adresse.`
  if (userable_type === 'admin') return 'Un compte d’administration ne peut pas rejoindre une société.'
  if (company)
    return `Votre compte fait déjà partie ${ofName(company.name)}. Quittez-la d’abord dans vos paramètres, ou demandez une invitation à une autre adresse.`
  return null
}
