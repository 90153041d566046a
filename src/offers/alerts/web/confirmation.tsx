import { useQuery } from '@tanstack/react-query'
import { FREQUENCY_LABELS } from '#src/offers/shared/labels.ts'
import { ApiError } from '#src/shell/api/api.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { ConfirmPage } from '#src/shell/frames/confirm-page.tsx'
import { MessagePage } from '#src/shell/frames/message-page.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { BellIcon, CheckIcon, WarningIcon } from '#src/ui/icons.tsx'
import type { AlertConfirmation } from '../contract.ts'
import { confirmationQuery, useConfirmAlert } from './queries.ts'

/** The page that the mailed link leads to. */
export function ConfirmAlert({ token }: { token: string }) {
  const { data, error } = useQuery(confirmationQuery(token))
  const confirming = useConfirmAlert(token)
  if (error) return <Unknown reason={error} />
  if (!data) {
    return (
      <AuthCard>
        <SkeletonLines />
      </AuthCard>
    )
  }
  if (data.is_confirmed) return <Confirmed alert={data} />
  return (
    <ConfirmPage
      icon={BellIcon}
      title="Confirmez votre alerte"
      button="Confirmer mon alerte"
      confirming={confirming}
    >
      Les nouvelles offres de «&nbsp;<b>{data.label}</b>&nbsp;» seront envoyées à <b>{data.email}</b>,{' '}
      {FREQUENCY_LABELS[data.frequency].when}.
    </ConfirmPage>
  )
}

function Confirmed({ alert: { label, frequency, email, search } }: { alert: AlertConfirmation }) {
  const user = useUser()
  return (
    <MessagePage
      icon={CheckIcon}
      title="Votre alerte est active"
      actions={
        <>
          <LinkButton href={`/offres?${search}`}>Voir les offres du moment</LinkButton>
          {!user && (
            <LinkButton look="secondary" href="/register">
              Créer un compte
            </LinkButton>
          )}
        </>
      }
    >
      Les nouvelles offres de «&nbsp;<b>{label}</b>&nbsp;» arriveront à {email},{' '}
      {FREQUENCY_LABELS[frequency].when}. Chaque e-mail permet d’y mettre fin en un clic.
    </MessagePage>
  )
}

function Unknown({ reason }: { reason: Error }) {
  const isGone = reason instanceof ApiError && reason.status < 500 && reason.status > 0
  return (
    <MessagePage
      icon={WarningIcon}
      title={isGone ? 'Ce lien n’est plus valable' : 'Votre alerte n’a pas pu être lue'}
      actions={<LinkButton href="/offres">Chercher des offres</LinkButton>}
    >
      {isGone
        ? 'Il est trop ancien ou incomplet, ou son alerte a été supprimée. Une nouvelle recherche permet d’en créer une autre.'
        : reason.message}
    </MessagePage>
  )
}
