import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'

interface StoppedSponsoring {
  id: number
  offer_id: number
  title: string
  /** How many credits of the plan it took. */
  credits: number
  /** When it would have ended. */
  ends_at: Date
  /** The administrator's words. */
  reason: string
}

export function sponsoringStoppedNotification({
  id,
  offer_id,
  title,
  credits,
  ends_at,
  reason,
}: StoppedSponsoring): Notification {
  const said = 'La sponsorisation de votre offre est arrêtée'
  const spent = credits > 0 ? ' Le crédit de votre formule qu’elle a pris ne revient pas.' : ''
  return {
    kind: 'sponsoring.stopped',
    event: String(id),
    title: said,
    subtitle: title,
    line: reason,
    icon: 'warning',
    color: 'warning',
    link: `/dashboard/recruteur/mes-offres/${offer_id}/sponsorisation`,
    mail: {
      subject: `${said}\u00A0: ${title}`,
      paragraphs: [
        `La sponsorisation de «\u00A0${title}\u00A0», prévue jusqu’au ${formatLongDate(ends_at)}, est arrêtée par notre équipe. Rien d’autre ne change à cette offre\u00A0: elle reprend sa place ordinaire dans les recherches.${spent} La raison\u00A0:`,
        reason,
      ],
      facts: [
        ['Offre', title],
        ['Fin prévue', formatDate(ends_at)],
      ],
      action: 'Voir l’offre',
      also: {
        label: 'Nous écrire',
        link: '/contact',
        text: 'Si vous avez corrigé ce qui est en cause ou si vous n’êtes pas d’accord, nous relisons et vous répondons.',
      },
      reason: REASONS.recruiter,
    },
  }
}
