import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { formatDate, formatLongDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { ofName } from '#src/shared/phrases.ts'

interface Subscription {
  id: number
  company: string
  /** Name of the plan: « Gold ». */
  plan: string
  ends_at: Date
}

const SUBSCRIPTION = '/dashboard/recruteur/compagnie/abonnement'
const PAYMENTS = '/dashboard/recruteur/compagnie/paiements'

/** @param period « mensuel », « trimestriel » or « annuel » */
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
        `L’abonnement ${plan} ${ofName(company)} est actif. Merci de votre confiance\u00a0: vous pouvez en profiter dès maintenant.`,
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

export function subscriptionExpiringNotification(
  subscription: Subscription & { days: number },
): Notification {
  const { id, company, plan, ends_at, days } = subscription
  const left = days === 1 ? 'demain' : `dans ${days} jours`
  return {
    kind: 'subscription.expiring',
    event: `${id}:${ends_at.getTime()}:${days}`,
    title: `Votre abonnement ${plan} se termine ${left}`,
    subtitle: company,
    line: `Il se termine le ${formatLongDate(ends_at)}.`,
    icon: 'file',
    color: 'warning',
    link: SUBSCRIPTION,
    mail: {
      subject: `Votre abonnement ${plan} se termine ${left}`,
      paragraphs: [
        `L’abonnement ${plan} ${ofName(company)} se termine le ${formatLongDate(ends_at)}.`,
        'Sans renouvellement, une seule offre reste active\u00a0; vos candidatures et vos échanges sont gardés.',
      ],
      action: 'Renouveler mon abonnement',
      reason: REASONS.recruiter,
    },
  }
}

interface Payment {
  id: number
  company: string
  /** Amount in whole Ariary. */
  amount: number
  /** Name of the means of payment: « MVola », « Virement bancaire ». */
  method: string
}

export function paymentAcceptedNotification(payment: Payment & { receipt_number: string }): Notification {
  const { id, company, amount, method, receipt_number } = payment
  return {
    kind: 'payment.accepted',
    event: String(id),
    title: `Paiement de ${formatMoney(amount)} accepté`,
    subtitle: company,
    line: `Votre reçu ${receipt_number} est prêt.`,
    icon: 'check',
    color: 'success',
    link: PAYMENTS,
    mail: {
      subject: `Paiement accepté\u00a0: ${formatMoney(amount)}`,
      paragraphs: ['Votre paiement est accepté. Votre reçu est prêt à être téléchargé.'],
      facts: [
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Reçu', receipt_number],
      ],
      action: 'Télécharger le reçu',
      reason: REASONS.recruiter,
    },
  }
}

export function paymentRefusedNotification(payment: Payment & { why: string }): Notification {
  const { id, company, amount, method, why } = payment
  return {
    kind: 'payment.refused',
    event: String(id),
    title: `Paiement de ${formatMoney(amount)} refusé`,
    subtitle: company,
    line: why,
    icon: 'close',
    color: 'warning',
    link: PAYMENTS,
    mail: {
      subject: `Paiement refusé\u00a0: ${formatMoney(amount)}`,
      paragraphs: [
        'Votre paiement n’a pas pu être accepté. Vous pouvez en faire un autre dès maintenant\u00a0; rien n’est perdu de votre commande.',
      ],
      facts: [
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Motif', why],
      ],
      action: 'Payer à nouveau',
      reason: REASONS.recruiter,
    },
  }
}

/** Goes to the administrators when a proof or a reference of a payment has to be checked. */
export function paymentWaitingNotification(payment: Payment): Notification {
  const { id, company, amount, method } = payment
  return {
    kind: 'payment.waiting',
    event: String(id),
    title: 'Paiement à vérifier',
    subtitle: company,
    line: `${formatMoney(amount)}, ${method}.`,
    icon: 'file',
    link: '/',
    mail: {
      subject: `Paiement à vérifier\u00a0: ${company}, ${formatMoney(amount)}`,
      paragraphs: [`${company} a déclaré un paiement. Il attend votre vérification.`],
      facts: [
        ['Société', company],
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
      ],
      action: 'Vérifier le paiement',
      reason: REASONS.admin,
    },
  }
}
