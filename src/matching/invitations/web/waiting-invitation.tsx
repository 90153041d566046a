import { type ReactNode, useEffect, useState } from 'react'
import { placeNameOf } from '#src/offers/shared/place.ts'
import { contractOf, offerHref, payOf } from '#src/offers/web/words.ts'
import { currentTime, daysBetween, formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import type { JobInvitation } from '../contract.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import css from './invitation.module.css'
import { reportSeen } from './queries.ts'

const SOON_DAYS = 7

/** Renders what prepares an application for the offer, or else this. */
export type Prepare = (offer: JobInvitation['offer'], otherwise: ReactNode) => ReactNode

interface WaitingInvitationProps {
  invitation: JobInvitation
  prepare: Prepare
}

export function WaitingInvitation({ invitation, prepare }: WaitingInvitationProps) {
  const { offer, message, sender, is_open, has_page } = invitation
  const title = displayTitle(offer.title)
  const [declining, setDeclining] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each invitation that is shown.
  useEffect(() => {
    void reportSeen(invitation)
  }, [invitation.id])
  const read = has_page && (
    <LinkButton look="secondary" href={offerHref(offer)}>
      Lire l’offre
    </LinkButton>
  )
  return (
    <article className={css.card}>
      <div className={css.head}>
        <CompanyLogo logo={offer.company.logo} name={offer.company.name} />
        <div>
          <h2>{has_page ? <AppLink href={offerHref(offer)}>{title}</AppLink> : title}</h2>
          <OfferFacts offer={offer} />
        </div>
        <p className={css.due}>
          <ClockIcon size={16} />
          {dueWords(invitation.expires_at)}
        </p>
      </div>
      <div className={css.words}>
        <Avatar name={sender ?? offer.company.name} tone="amber" />
        <b>{sender ?? offer.company.name}</b>
        <p className={css.message}>{message}</p>
      </div>
      <div className={css.actions}>
        {is_open ? (
          <LinkButton href={`${offerHref(offer)}?postuler=1`}>Postuler à cette offre</LinkButton>
        ) : (
          <p className={css.closed}>Cette offre ne prend pas de candidature pour le moment.</p>
        )}
        {/* The title leads to the offer too, so there is no third way to it beside the press that prepares. */}
        {is_open ? prepare(offer, read) : read}
        <Button look="quiet" onClick={() => setDeclining(true)}>
          Décliner
        </Button>
      </div>
      <DeclineDialog invitation={invitation} open={declining} onClose={() => setDeclining(false)} />
    </article>
  )
}

export function OfferFacts({ offer }: Pick<JobInvitation, 'offer'>) {
  const pay = payOf(offer)
  return (
    <p className={css.facts}>
      <span className="dots">
        <span>{offer.company.name}</span>
        {placeNameOf(offer) && <span>{placeNameOf(offer)}</span>}
        <span>{contractOf(offer)}</span>
      </span>
      {pay && <b>{pay}</b>}
    </p>
  )
}

/** Writes « Plus que 5 jours » or « Jusqu’au 2 décembre ». */
function dueWords(expires: string): string {
  const days = daysBetween(currentTime(), expires)
  if (days <= 0) return 'Dernier jour'
  if (days === 1) return 'Jusqu’à demain'
  return days <= SOON_DAYS ? `Plus que ${days}\u00A0jours` : `Jusqu’au ${formatShortDate(expires)}`
}
