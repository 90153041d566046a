import {
  SPONSORING_PRICE_FIELDS,
  type SponsoringPriceValues,
} from '#src/subscriptions/pricing/shared/sponsoring-prices.ts'

const MONTH_DAYS = 30

/** What a change brings in a month if as much is sold as lately, rounded towards zero to whole Ariary. @param sold of each, in so many days */
export function monthlyEffect(
  before: SponsoringPriceValues,
  after: SponsoringPriceValues,
  sold: SponsoringPriceValues,
  days: number,
): number {
  const sums = SPONSORING_PRICE_FIELDS.map((field) => sold[field] * (after[field] - before[field]))
  const sum = sums.reduce((total, each) => total + each, 0)
  return Math.trunc((sum * MONTH_DAYS) / days)
}
