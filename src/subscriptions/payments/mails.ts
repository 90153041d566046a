import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { attachInvoice, type Issued } from '../invoices/printing/attaching.ts'

interface Payment {
  id: number
  /** « PAI-2026-0412 ». */
  reference: string
  company: string
  /** Amount in whole Ariary. */
  amount: number
  /** Name of the means of payment: « MVola », « Virement bancaire ». */
  method: string
}

export const paymentPath = (id: number) => `/dashboard/recruteur/compagnie/abonnement/paiements/${id}`

/** What a payment has brought about. */
export interface Effect {
  /** « Gold est actif jusqu’au 23 février 2027 » */
  title: string
  /** What the company has by it, in a sentence; empty when that is all in the title. */
  gains: string
  /** What to do with it: the label and the path of the button. */
  use: { label: string; path: string }
  /** What the payer should know of its end. */
  end: string
}

interface AcceptedPayment extends Payment {
  /** What was bought, as « Abonnement Gold, 1 mois ». */
  bought: string
  /** The operator's number of the transaction, when it gave one. */
  operator_reference: string | null
  effect: Effect
  invoice: Issued & { tax: number }
}

const NO_CODE = 'Personne chez Asafidy ne demande un code secret.'

/** The subject says the effect, then the money; the button uses what was paid for, and the invoice comes along. */
export function paymentAcceptedNotification(payment: AcceptedPayment): Notification {
  const { id, reference, company, amount, method, bought, operator_reference, effect, invoice } = payment
  const { title, gains, use, end } = effect
  return {
    kind: 'payment.accepted',
    event: String(id),
    title,
    subtitle: company,
    line: `${formatMoney(amount)} reçus. Votre facture ${invoice.number} est prête.`,
    icon: 'check',
    color: 'success',
    link: paymentPath(id),
    mail: {
      subject: `${title}\u00A0: ${formatMoney(amount)} reçus`,
      status: 'Paiement accepté',
      paragraphs: [[`Nous avons bien reçu ${formatMoney(amount)}.`, gains].filter(Boolean).join(' ')],
      facts: [
        ['Pour', bought],
        ['Montant', `${formatMoney(amount)}, dont ${formatMoney(invoice.tax)} de TVA`],
        ['Moyen', operator_reference ? `${method}, référence ${operator_reference}` : method],
        ['Paiement', reference],
        ['Facture', invoice.number],
      ],
      action: use.label,
      link: use.path,
      also: {
        label: 'Télécharger la facture',
        link: paymentPath(id),
        text: 'Elle est jointe à cet e-mail et reste sur le site.',
      },
      aside: { text: [end, NO_CODE].filter(Boolean).join(' ') },
      attachments: [attachInvoice(invoice)],
      reason: REASONS.recruiter,
    },
  }
}

export function paymentRefusedNotification(payment: Payment & { why: string }): Notification {
  const { id, reference, company, amount, method, why } = payment
  return {
    kind: 'payment.refused',
    event: String(id),
    title: `Paiement de ${formatMoney(amount)} refusé`,
    subtitle: company,
    line: why,
    icon: 'close',
    color: 'warning',
    link: paymentPath(id),
    mail: {
      subject: `Paiement refusé\u00a0: ${formatMoney(amount)}`,
      paragraphs: [
        'Votre paiement n’a pas pu être accepté. Vous pouvez en faire un autre dès maintenant\u00a0; rien n’est perdu de votre commande.',
      ],
      facts: [
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Paiement', reference],
        ['Motif', why],
      ],
      action: 'Payer à nouveau',
      reason: REASONS.recruiter,
    },
  }
}

/**
 * The operator did not take the money: nothing is lost, and the page that the mail leads to asks for it again by one press.
 * @param payment.charge_id each try is told by itself
 */
export function chargeFailedNotification(
  payment: Payment & { charge_id: string; why: string },
): Notification {
  const { id, reference, company, amount, method, charge_id, why } = payment
  return {
    kind: 'payment.refused',
    event: `charge:${charge_id}`,
    title: `${method} n’a pas pris ${formatMoney(amount)}`,
    subtitle: company,
    line: why,
    icon: 'close',
    color: 'warning',
    link: paymentPath(id),
    mail: {
      subject: `Paiement par ${method} non abouti\u00a0: ${formatMoney(amount)}`,
      paragraphs: [
        `${why} Votre commande est gardée telle quelle\u00a0: une pression suffit pour redemander, ou payez par un autre moyen.`,
      ],
      facts: [
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Paiement', reference],
      ],
      action: 'Réessayer',
      reason: REASONS.recruiter,
    },
  }
}

export function paymentRefundedNotification(
  payment: Payment & { why: string; credit_note: Issued },
): Notification {
  const { id, reference, company, amount, method, why, credit_note } = payment
  return {
    kind: 'payment.refused',
    event: `${id}:refunded`,
    title: `Paiement de ${formatMoney(amount)} remboursé`,
    subtitle: company,
    line: why,
    icon: 'undo',
    link: paymentPath(id),
    mail: {
      subject: `Paiement remboursé\u00a0: ${formatMoney(amount)}`,
      paragraphs: ['Votre paiement vous est rendu et ce qu’il payait s’arrête. L’avoir est prêt.'],
      facts: [
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Paiement', reference],
        ['Avoir', credit_note.number],
        ['Motif', why],
      ],
      attachments: [attachInvoice(credit_note)],
      action: 'Voir le paiement',
      reason: REASONS.recruiter,
    },
  }
}

/**
 * Goes to the administrators when a proof or a reference of a payment has to be checked.
 * @param payment.declared_at the moment of what is declared: declared again it is told again
 */
export function paymentWaitingNotification(payment: Payment & { declared_at: Date }): Notification {
  const { id, reference, company, amount, method, declared_at } = payment
  return {
    kind: 'payment.waiting',
    event: `${id}:${declared_at.getTime()}`,
    title: 'Paiement à vérifier',
    subtitle: company,
    line: `${formatMoney(amount)}, ${method}.`,
    icon: 'file',
    link: `/paiements/${id}`,
    mail: {
      subject: `Paiement à vérifier\u00a0: ${company}, ${formatMoney(amount)}`,
      paragraphs: [
        `${company} a déclaré un paiement le ${formatDate(declared_at)}. Il attend votre vérification.`,
      ],
      facts: [
        ['Société', company],
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Paiement', reference],
      ],
      action: 'Vérifier le paiement',
      reason: REASONS.admin,
    },
  }
}

/** Goes to the administrators when an operator took money after the payment had ended. */
export function lateMoneyNotification(payment: Payment & { link: string }): Notification {
  const { id, reference, company, amount, method, link } = payment
  return {
    kind: 'payment.waiting',
    event: `late:${id}`,
    title: 'Argent reçu après coup',
    subtitle: company,
    line: `${formatMoney(amount)}, ${method}.`,
    icon: 'file',
    link,
    mail: {
      subject: `Argent reçu après coup\u00a0: ${company}, ${formatMoney(amount)}`,
      paragraphs: [
        `${method} a pris ${formatMoney(amount)} après la fin du paiement ${reference}. Rien n’a été accepté\u00a0: décidez s’il faut rendre cet argent.`,
      ],
      facts: [
        ['Société', company],
        ['Montant', formatMoney(amount)],
        ['Moyen', method],
        ['Paiement', reference],
      ],
      action: 'Voir la ligne',
      reason: REASONS.admin,
    },
  }
}
