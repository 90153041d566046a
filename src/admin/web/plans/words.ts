import { formatCount, formatMoney } from '#src/shared/money.ts'
import { PERIOD_MONTHS, PERIODS, type Period } from '#src/subscriptions/plans/shared/plans.ts'
import {
  type PlanField,
  type PlanValues,
  PRICE_FIELDS,
  type PriceField,
} from '#src/subscriptions/pricing/shared/values.ts'
import type { VersionState } from '#src/subscriptions/shared/dated-versions.ts'

export const STATE_LABELS: Record<VersionState, string> = {
  planned: 'prévu',
  in_force: 'en vigueur',
  past: 'passé',
  replaced: 'remplacé',
  withdrawn: 'annulé',
}

const PRICE_OF: Record<Period, PriceField> = {
  monthly: 'monthly_price',
  quarterly: 'quarterly_price',
  yearly: 'yearly_price',
}

const isPrice = (field: PlanField): field is PriceField => PRICE_FIELDS.some((each) => each === field)

/** « 165 000 Ar », « 10 », « sans limite » */
export function valueWords(field: PlanField, value: number | null): string {
  if (value === null) return 'sans limite'
  return isPrice(field) ? formatMoney(value) : formatCount(value)
}

/** What all of these companies together pay more a month once each has renewed, rounded towards zero to whole Ariary. */
export function monthlyDifference(
  before: PlanValues,
  after: PlanValues,
  companies: Record<Period, number>,
): number {
  const sums = PERIODS.map((period) => {
    const field = PRICE_OF[period]
    return (companies[period] * (after[field] - before[field])) / PERIOD_MONTHS[period]
  })
  return Math.trunc(sums.reduce((sum, each) => sum + each, 0))
}

/** « + 3 210 000 Ar », « − 15 000 Ar », « 0 Ar » */
export function signedMoney(amount: number): string {
  const sign = amount > 0 ? '+\u00A0' : amount < 0 ? '−\u00A0' : ''
  return sign + formatMoney(Math.abs(amount))
}
