import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { formatLongDate, formatLongDateTime } from '#src/shared/weekdays.ts'
import { cardOf, type MailedOffer } from '../mails.ts'
import { answerDueAt } from './attendance.ts'
import { UNATTENDED_DAYS } from './shared/delays.ts'

const pageOf = ({ id }: MailedOffer) => `/dashboard/recruteur/mes-offres/${id}/apercu`

/** Asks the recruiters once whether an offer is still open. `waiting` applications are short of an answer. */
export function stillOpenNotification(offer: MailedOffer, waiting: number, asked: Date): Notification {
  const title = displayTitle(offer.title)
  const due = formatLongDateTime(answerDueAt(asked))
  return {
    kind: 'offer.unattended',
    event: `${offer.id}:${asked.getTime()}`,
    title: 'Toujours ouverte\u00a0?',
    subtitle: offer.company,
    line: `${title}\u00a0: personne n’a regardé ses candidatures depuis ${UNATTENDED_DAYS} jours. Sans réponse, elle sera en pause le ${due}.`,
    icon: 'warning',
    color: 'warning',
    link: pageOf(offer),
    mail: {
      subject: `Toujours ouverte\u00a0? ${title}`,
      paragraphs: [
        `Personne n’a regardé les candidatures de cette offre depuis ${UNATTENDED_DAYS} jours, et ${plural(waiting, 'une personne attend', `${waiting} personnes attendent`)} une réponse.`,
        'Dites-nous d’un clic si le poste est toujours à pourvoir, s’il est pourvu, ou s’il faut mettre l’offre en pause. Ouvrir une candidature suffit aussi.',
        `Sans réponse de votre part, l’offre sera mise en pause le ${due}, et les candidats qui attendent seront prévenus.`,
      ],
      offers: [cardOf(offer)],
      action: 'Répondre',
      reason: REASONS.recruiter,
    },
  }
}

/** Tells the recruiters that an offer was paused, because nobody answered. */
export function pausedUnattendedNotification(offer: MailedOffer, asked: Date, at: Date): Notification {
  const title = displayTitle(offer.title)
  return {
    kind: 'offer.unattended',
    event: `${offer.id}:${asked.getTime()}:paused`,
    title: 'Votre offre est en pause',
    subtitle: offer.company,
    line: `${title}\u00a0: vous n’avez pas dit si elle est toujours ouverte.`,
    icon: 'clock',
    color: 'warning',
    link: pageOf(offer),
    mail: {
      subject: `Votre offre est en pause\u00a0: ${title}`,
      paragraphs: [
        `Nous vous avons demandé le ${formatLongDate(asked)} si ce poste est toujours à pourvoir. Sans réponse, votre offre est en pause depuis le ${formatLongDate(at)}\u00a0: plus personne ne postule.`,
        'Vos candidatures restent là. Si le poste est toujours à pourvoir, reprenez l’offre d’un clic\u00a0; sinon, clôturez-la et répondez à chacun en une fois.',
      ],
      offers: [cardOf(offer)],
      action: 'Ouvrir l’offre',
      reason: REASONS.recruiter,
    },
  }
}
