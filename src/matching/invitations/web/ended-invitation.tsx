import { offerHref } from '#src/offers/web/words.ts'
import { formatShortDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { lowered } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import type { JobInvitation } from '../contract.ts'
import {
  DECLINE_REASON_LABELS,
  type EndReason,
  INVITATION_LABELS,
  INVITATION_TONES,
} from '../shared/states.ts'
import css from './invitation.module.css'
import { OfferFacts } from './waiting-invitation.tsx'

const END_WORDS: Record<EndReason, string> = {
  delai: 'sans réponse',
  offre_cloturee: 'l’offre est clôturée',
  retrait: 'selon vos choix de visibilité',
}

export function EndedInvitation({ invitation }: { invitation: JobInvitation }) {
  const { offer, state } = invitation
  const href = hrefOf(invitation)
  return (
    <article className={css.ended}>
      <CompanyLogo logo={offer.company.logo} name={offer.company.name} />
      <div>
        <h2>
          {href ? <AppLink href={href}>{displayTitle(offer.title)}</AppLink> : displayTitle(offer.title)}
        </h2>
        <OfferFacts offer={offer} />
      </div>
      <p className={css.state}>
        <Badge tone={INVITATION_TONES[state]}>{INVITATION_LABELS[state]}</Badge>
        <span>{whenWords(invitation)}</span>
      </p>
    </article>
  )
}

/** Leads to the application that came of the invitation, or else to the offer while it has a page. */
function hrefOf({ offer, application_id, has_page }: JobInvitation): string | null {
  if (application_id !== null) return `/candidat/candidatures/${application_id}/suivi`
  return has_page ? offerHref(offer) : null
}

/** Writes « le 28 oct. : éloignement ». */
function whenWords({ ended_at, decline_reason, end_reason }: JobInvitation): string {
  const day = ended_at ? `le ${formatShortDate(ended_at)}` : ''
  const why = decline_reason
    ? lowered(DECLINE_REASON_LABELS[decline_reason])
    : end_reason && END_WORDS[end_reason]
  return [day, why].filter(Boolean).join('\u00A0: ')
}
