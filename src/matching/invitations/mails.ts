import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { cardOf, type MailedOffer } from '#src/offers/mails.ts'
import type { Link } from '#src/platform/mail/content.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { lowered, ofName } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'

interface Invitation {
  id: number
  company: string
  offer_title: string
  /** Line under the offer's title: « Société · Ville · Contrat ». */
  place: string
  message: string | null
  expires_at: Date
  /** Leads to where one press prepares an application. */
  prepare: Link
}

export function invitationReceivedNotification(invitation: Invitation): Notification {
  const { id, company, place, message, expires_at, prepare } = invitation
  const title = displayTitle(invitation.offer_title)
  return {
    kind: 'invitation.received',
    event: String(id),
    title: `${company} vous invite à postuler`,
    subtitle: title,
    line: `Votre profil a retenu l’attention ${ofName(company)}.`,
    icon: 'spark',
    color: 'success',
    link: '/candidat/offres-speciales',
    mail: {
      subject: `${company} vous invite à postuler\u00a0: ${title}`,
      paragraphs: [
        `Votre profil a retenu l’attention ${ofName(company)}, qui vous invite à postuler à cette offre.`,
        ...(message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []),
        `Vous pouvez répondre jusqu’au ${formatLongDate(expires_at)}. Cette société a ouvert vos coordonnées parmi les meilleurs profils, comme votre choix de visibilité le permet.`,
      ],
      offers: [{ company, title, line: place, link: prepare }],
      action: 'Voir l’invitation',
      aside: { text: 'Un recruteur ne doit jamais vous demander d’argent pour postuler.' },
      reason: REASONS.applicant,
    },
  }
}

interface Declined {
  id: number
  offer: MailedOffer
  applicant: string
  applicant_id: number
  /** The reason as a person reads it, not its code. */
  reason: string
  note: string | null
}

export function invitationDeclinedNotification(declined: Declined): Notification {
  const { id, offer, applicant, applicant_id, reason, note } = declined
  const title = displayTitle(offer.title)
  return {
    kind: 'invitation.declined',
    event: String(id),
    about: { id: applicant_id, name: applicant },
    title: 'Invitation déclinée',
    subtitle: title,
    line: `${applicant} décline votre invitation\u00a0: ${lowered(reason)}.`,
    icon: 'close',
    link: `/dashboard/recruteur/meilleurs-profils?offre=${offer.id}`,
    mail: {
      subject: `Invitation déclinée\u00a0: ${applicant}, ${title}`,
      paragraphs: [
        `${applicant} décline votre invitation à postuler à ${title}.`,
        ...(note ? [`Son message\u00a0: «\u00a0${note}\u00a0»`] : []),
      ],
      facts: [['Motif', lowered(reason)]],
      offers: [cardOf(offer)],
      action: 'Voir d’autres profils',
      reason: REASONS.recruiter,
    },
  }
}
