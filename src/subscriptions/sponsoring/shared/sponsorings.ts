/** How many days a sponsoring may last. */
export const SPONSORING_DAYS = [7, 15, 30] as const
export type SponsoringDays = (typeof SPONSORING_DAYS)[number]

/** In whole Ariary, taxes included. */
export const SPONSORING_PRICES: Record<SponsoringDays, number> = { 7: 20_000, 15: 40_000, 30: 70_000 }

export const SPONSORING_STATES = ['pending', 'active', 'expired', 'cancelled'] as const
