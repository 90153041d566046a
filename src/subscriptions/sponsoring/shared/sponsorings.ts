import type { StateBadge } from '#src/ui/shared/badge.ts'

export const SPONSORING_DAYS = [7, 15, 30] as const
export type SponsoringDays = (typeof SPONSORING_DAYS)[number]

export const isSponsoringDays = (days: number): days is SponsoringDays =>
  SPONSORING_DAYS.some((each) => each === days)

/** What each length costs, in whole Ariary, taxes included. */
export type SponsoringPrices = Record<SponsoringDays, number>

/** How many of the plan's credits a sponsoring takes. */
export const SPONSORING_CREDITS: Record<SponsoringDays, number> = { 7: 1, 15: 1, 30: 2 }

export const SPONSORING_STATES = ['pending', 'active', 'expired', 'cancelled'] as const
export type SponsoringState = (typeof SPONSORING_STATES)[number]

/** What an offer is sponsored by: a plan's credit or the site's gift, or a payment of its own. */
export const SPONSORING_ORIGINS = ['given', 'paid'] as const
export type SponsoringOrigin = (typeof SPONSORING_ORIGINS)[number]

export const SPONSORING_BADGES: Record<SponsoringState, StateBadge> = {
  pending: { label: 'En attente', tone: 'amber' },
  active: { label: 'En cours', tone: 'green' },
  expired: { label: 'Expirée', tone: 'grey' },
  cancelled: { label: 'Annulée', tone: 'grey' },
}

/** Why credits do not suffice, in words. @param left how many the month still has */
export function creditRefusal(left: number): string {
  return left === 0
    ? 'Vos crédits du mois sont pris.'
    : `30 jours en demandent deux, il en reste ${left === 1 ? 'un' : left}.`
}
