import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { formatLongDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'

interface Invitation {
  id: number
  company: string
  offer_title: string
  /** « Société · Ville · Contrat » */
  place: string
  /** What the recruiter wrote. */
  message: string | null
  expires_at: Date
}

/** A recruiter asks an applicant to apply. */
export function invitationReceivedNotification(invitation: Invitation): Notification {
  const { id, company, place, message, expires_at } = invitation
  const title = displayTitle(invitation.offer_title)
  return {
    kind: 'invitation.received',
    event: String(id),
    title: `${company} vous invite à postuler`,
    subtitle: title,
    line: `Votre profil a retenu l’attention de ${company}.`,
    icon: 'spark',
    color: 'success',
    link: '/candidat/offres-speciales',
    mail: {
      subject: `${company} vous invite à postuler\u00a0: ${title}`,
      paragraphs: [
        `Votre profil a retenu l’attention de ${company}, qui vous invite à postuler à cette offre.`,
        ...(message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []),
        `Vous pouvez répondre jusqu’au ${formatLongDate(expires_at)}. Vos coordonnées ne sont transmises que si vous postulez.`,
      ],
      offers: [{ company, title, line: place }],
      action: 'Voir l’invitation',
      aside: { text: 'Un recruteur ne doit jamais vous demander d’argent pour postuler.' },
      reason: REASONS.applicant,
    },
  }
}
