import type { StateBadge } from '#src/ui/shared/badge.ts'

export const PAYMENT_STATUSES = ['cancelled', 'failed', 'pending', 'refunded', 'success'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const PAYMENT_BADGES: Record<PaymentStatus, StateBadge> = {
  cancelled: { label: 'Annulé', tone: 'grey' },
  failed: { label: 'Échoué', tone: 'red' },
  pending: { label: 'En attente', tone: 'amber' },
  refunded: { label: 'Remboursé', tone: 'grey' },
  success: { label: 'Réussi', tone: 'green' },
}

/** What happened to a payment, one line each in the ledger. */
export const LEDGER_EVENTS = ['created', 'declared', 'succeeded', 'failed', 'cancelled', 'refunded'] as const
export type LedgerEvent = (typeof LEDGER_EVENTS)[number]

/** From where to where each event leads: the one table of a payment's states. */
export const PAYMENT_TRANSITIONS: Record<LedgerEvent, { from: readonly PaymentStatus[]; to: PaymentStatus }> =
  {
    created: { from: [], to: 'pending' },
    declared: { from: ['pending'], to: 'pending' },
    succeeded: { from: ['pending'], to: 'success' },
    failed: { from: ['pending'], to: 'failed' },
    cancelled: { from: ['pending'], to: 'cancelled' },
    refunded: { from: ['success'], to: 'refunded' },
  }

/** Days after which a payment that nobody declared is cancelled. */
export const UNDECLARED_DAYS = 7
