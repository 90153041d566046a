import type { StateBadge } from '#src/ui/shared/badge.ts'

export const SPONSORING_DAYS = [7, 15, 30] as const
export type SponsoringDays = (typeof SPONSORING_DAYS)[number]

/** Prices are in whole Ariary, taxes included. */
export const SPONSORING_PRICES: Record<SponsoringDays, number> = { 7: 20_000, 15: 40_000, 30: 70_000 }

export const SPONSORING_STATES = ['pending', 'active', 'expired', 'cancelled'] as const
export type SponsoringState = (typeof SPONSORING_STATES)[number]

export const SPONSORING_BADGES: Record<SponsoringState, StateBadge> = {
  pending: { label: 'En attente', tone: 'amber' },
  active: { label: 'En cours', tone: 'green' },
  expired: { label: 'Expirée', tone: 'grey' },
  cancelled: { label: 'Annulée', tone: 'grey' },
}
