import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { ofName, plural } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'

interface Subscription {
  id: number
  company: string
  /** Name of the plan: « Gold ». */
  plan: string
  ends_at: Date
}

const SUBSCRIPTION = '/dashboard/recruteur/compagnie/abonnement'

/**
 * Goes out when a term begins that was paid before.
 * @param period « mensuel », « trimestriel » or « annuel »
 */
export function subscriptionActiveNotification(
  subscription: Subscription & { period: string },
): Notification {
  const { id, company, plan, period, ends_at } = subscription
  return {
    kind: 'subscription.active',
    event: `${id}:${ends_at.getTime()}`,
    title: `Votre abonnement ${plan} est actif`,
    subtitle: company,
    line: `Jusqu’au ${formatDate(ends_at)}.`,
    icon: 'file',
    color: 'success',
    link: SUBSCRIPTION,
    mail: {
      subject: `Votre abonnement ${plan} est actif`,
      paragraphs: [
        `L’abonnement ${plan} ${ofName(company)}, payé à l’avance, a commencé. Vous n’avez rien à faire.`,
      ],
      facts: [
        ['Formule', `${plan}, ${period}`],
        ['Fin', formatDate(ends_at)],
      ],
      action: 'Voir mon abonnement',
      reason: REASONS.recruiter,
    },
  }
}

/** @param subscription.price what the same period costs today, in whole Ariary */
export function subscriptionExpiringNotification(
  subscription: Subscription & { days: number; price: number },
): Notification {
  const { id, company, plan, ends_at, days, price } = subscription
  const left = days === 1 ? 'demain' : `dans ${days} jours`
  return {
    kind: 'subscription.expiring',
    event: `${id}:${ends_at.getTime()}:${days}`,
    title: `Votre abonnement ${plan} se termine ${left}`,
    subtitle: company,
    line: `Il se termine le ${formatLongDate(ends_at)}. Le renouveler\u00A0: ${formatMoney(price)}.`,
    icon: 'file',
    color: 'warning',
    link: SUBSCRIPTION,
    mail: {
      subject: `Votre abonnement ${plan} se termine ${left}`,
      paragraphs: [
        `L’abonnement ${plan} ${ofName(company)} se termine le ${formatLongDate(ends_at)}. Rien n’est prélevé\u00A0: vous le renouvelez si vous le voulez.`,
        'Sans renouvellement, une seule offre reste en ligne et les autres sont mises en pause\u00A0; vos candidatures et vos échanges sont gardés.',
      ],
      facts: [['Renouveler', formatMoney(price)]],
      action: 'Renouveler mon abonnement',
      reason: REASONS.recruiter,
    },
  }
}

/** @param subscription.paused how many offers were paused by it */
export function subscriptionEndedNotification(subscription: Subscription & { paused: number }): Notification {
  const { id, company, plan, ends_at, paused } = subscription
  const offers = plural(paused, 'Une offre est en pause', `${paused} offres sont en pause`)
  const effect = paused > 0 ? `${offers}, la plus ancienne reste en ligne.` : 'Vos offres restent en ligne.'
  return {
    kind: 'subscription.expiring',
    event: `${id}:${ends_at.getTime()}:0`,
    title: `Votre abonnement ${plan} est terminé`,
    subtitle: company,
    line: effect,
    icon: 'file',
    color: 'warning',
    link: SUBSCRIPTION,
    mail: {
      subject: `Votre abonnement ${plan} est terminé`,
      paragraphs: [
        `L’abonnement ${plan} ${ofName(company)} s’est terminé le ${formatLongDate(ends_at)}. ${effect}`,
        'Rien n’est perdu\u00A0: vos offres, vos candidatures et vos échanges sont gardés, et tout revient avec votre prochain abonnement.',
      ],
      action: 'Reprendre un abonnement',
      reason: REASONS.recruiter,
    },
  }
}
