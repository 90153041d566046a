export const PLAN_TIERS = ['silver', 'gold', 'premium'] as const
export type PlanTier = (typeof PLAN_TIERS)[number]

export const PLAN_NAMES: Record<PlanTier, string> = { silver: 'Silver', gold: 'Gold', premium: 'Premium' }

export const PERIODS = ['monthly', 'quarterly', 'yearly'] as const
export type Period = (typeof PERIODS)[number]

export const PERIOD_NAMES: Record<Period, string> = {
  monthly: 'Mensuel',
  quarterly: 'Trimestriel',
  yearly: 'Annuel',
}

/** Behind a price: « 150 000 Ar par mois ». */
export const PERIOD_RATES: Record<Period, string> = {
  monthly: 'par mois',
  quarterly: 'par trimestre',
  yearly: 'par an',
}

/** What a period lasts, in words: « 3 mois ». */
export const PERIOD_LENGTHS: Record<Period, string> = {
  monthly: '1 mois',
  quarterly: '3 mois',
  yearly: '1 an',
}

export const PERIOD_MONTHS: Record<Period, number> = { monthly: 1, quarterly: 3, yearly: 12 }

/** The price of each period in whole Ariary, taxes included. */
export type PlanPrices = Record<Period, number>

export interface PlanLimits {
  /** How many offers a company may have published or waiting for moderation at once; null without a limit. */
  offer_slots: number | null
  member_slots: number
  monthly_sponsorings: number
  monthly_contacts: number
}

/** What a validated company may do without a subscription. */
export const WITHOUT_PLAN: PlanLimits = {
  offer_slots: 1,
  member_slots: 1,
  monthly_sponsorings: 0,
  monthly_contacts: 0,
}

/** What a month of the period costs, rounded down to whole Ariary: it is shown beside the price and never charged. */
export function monthlyPrice(prices: PlanPrices, period: Period): number {
  return Math.floor(prices[period] / PERIOD_MONTHS[period])
}

/** What the period saves, in whole Ariary, against as many single months. */
export function savingOf(prices: PlanPrices, period: Period): number {
  return Math.max(0, prices.monthly * PERIOD_MONTHS[period] - prices[period])
}

/**
 * Says in a few words what every one of the plans saves at least over the period: « 2 mois offerts » where that is
 * exact for all of them, « −5 % » otherwise, rounded down. Null where one of them saves less than a percent.
 */
export function savingWords(all: readonly PlanPrices[], period: Period): string | null {
  const months = all.map((prices) => savingOf(prices, period) / prices.monthly)
  const [first] = months
  if (first === undefined) return null
  if (first >= 1 && Number.isInteger(first) && months.every((each) => each === first))
    return `${first} mois offert${first > 1 ? 's' : ''}`
  const percent = Math.floor(Math.min(...months.map((each) => (each * 100) / PERIOD_MONTHS[period])) + 1e-9)
  return percent >= 1 ? `−${percent}\u00A0%` : null
}
