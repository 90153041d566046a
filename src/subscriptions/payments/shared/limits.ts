import type { DailyLimit } from '#src/shared/limits/daily-limit.ts'

/** So often a company orders, says that it paid, and has an operator asked; a declaration is a mail to who checks. */
export const PAYMENTS_A_DAY = {
  order: {
    most: 40,
    one: 'commande',
    many: 'commandes',
    reached: 'Votre société a passé 40\u00a0commandes',
  },
  declaration: {
    most: 20,
    one: 'déclaration de paiement',
    many: 'déclarations de paiement',
    reached: 'Votre société a déclaré 20\u00a0paiements',
  },
  charge: {
    most: 20,
    one: 'demande à l’opérateur',
    many: 'demandes à l’opérateur',
    reached: 'Votre société a fait 20\u00a0demandes à l’opérateur',
  },
} as const satisfies Record<string, DailyLimit>

export type PaymentAttempt = keyof typeof PAYMENTS_A_DAY
