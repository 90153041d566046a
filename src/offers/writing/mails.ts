import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { cardOf, type MailedOffer } from '../mails.ts'

/** The new text of a published offer; `sent_at` is the moment of its submission. */
type MailedChange = MailedOffer & { sent_at: Date }

const eventOf = ({ id, sent_at }: MailedChange) => `${id}:change:${sent_at.getTime()}`

export function changeAcceptedNotification(offer: MailedChange): Notification {
  const title = displayTitle(offer.title)
  return {
    kind: 'offer.published',
    event: eventOf(offer),
    title: 'Votre nouveau texte est accepté',
    subtitle: offer.company,
    line: `${title}\u00a0: le nouveau texte a pris la place de l’ancien.`,
    icon: 'check',
    color: 'success',
    link: `/offres/${offer.id}-${offer.slug}`,
    mail: {
      subject: `Votre nouveau texte est accepté\u00a0: ${title}`,
      paragraphs: [
        'Nous avons lu les changements de votre offre\u00a0: le nouveau texte a pris la place de l’ancien.',
      ],
      offers: [cardOf(offer)],
      action: 'Voir l’offre',
      reason: REASONS.recruiter,
    },
  }
}

/** @param offer.reason what to correct, in the administrator's words */
export function changeRefusedNotification(offer: MailedChange & { reason: string }): Notification {
  const title = displayTitle(offer.title)
  return {
    kind: 'offer.rejected',
    event: eventOf(offer),
    title: 'Votre nouveau texte est à corriger',
    subtitle: offer.company,
    line: `${title}\u00a0: ${offer.reason}`,
    icon: 'warning',
    color: 'warning',
    link: `/dashboard/recruteur/mes-offres/${offer.id}/modifier`,
    mail: {
      subject: `Nouveau texte à corriger\u00a0: ${title}`,
      paragraphs: [
        'Nous avons lu les changements de votre offre. Ils pourront prendre la place de l’ancien texte une fois ce point corrigé\u00a0:',
        offer.reason,
        'D’ici là, l’offre garde son ancien texte. Modifiez le nouveau, puis renvoyez-le.',
      ],
      offers: [cardOf(offer)],
      action: 'Corriger le texte',
      reason: REASONS.recruiter,
    },
  }
}
