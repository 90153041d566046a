import type { StateBadge } from '#src/ui/shared/badge.ts'

export const SUBSCRIPTION_STATUSES = [
  'active',
  'cancelled',
  'expired',
  'pending',
  'rejected',
  'suspended',
  'upgraded',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const SUBSCRIPTION_BADGES: Record<SubscriptionStatus, StateBadge> = {
  active: { label: 'Actif', tone: 'green' },
  cancelled: { label: 'Résilié', tone: 'amber' },
  expired: { label: 'Terminé', tone: 'grey' },
  pending: { label: 'En attente', tone: 'amber' },
  rejected: { label: 'Sans suite', tone: 'grey' },
  suspended: { label: 'Suspendu', tone: 'red' },
  upgraded: { label: 'Remplacé', tone: 'grey' },
}

/** In which a company has the plan that it paid for; a cancelled subscription runs to its end. */
export const RUNNING_STATUSES = ['active', 'cancelled', 'suspended'] as const satisfies SubscriptionStatus[]
