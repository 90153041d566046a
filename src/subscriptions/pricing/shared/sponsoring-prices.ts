import { z } from 'zod'
import { seenVersion } from '#src/shared/fields.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { stateInSeries, type VersionState } from '../../shared/dated-versions.ts'
import { DAY_MISSING, price } from './values.ts'

export const SPONSORING_PRICE_FIELDS = ['price_7_days', 'price_15_days', 'price_30_days'] as const
export type SponsoringPriceField = (typeof SPONSORING_PRICE_FIELDS)[number]

/** What each length costs, in whole Ariary, taxes included. */
export type SponsoringPriceValues = Record<SponsoringPriceField, number>

export const SPONSORING_PRICE_NAMES: Record<SponsoringPriceField, string> = {
  price_7_days: '7 jours',
  price_15_days: '15 jours',
  price_30_days: '30 jours',
}

/** Which of them differ. */
export const changedPrices = (
  one: SponsoringPriceValues,
  other: SponsoringPriceValues,
): SponsoringPriceField[] => SPONSORING_PRICE_FIELDS.filter((field) => one[field] !== other[field])

/** The prices alone, without what else stands beside them in a row. */
export const pricesOf = (row: SponsoringPriceValues): SponsoringPriceValues => ({
  price_7_days: row.price_7_days,
  price_15_days: row.price_15_days,
  price_30_days: row.price_30_days,
})

/** What became of a version of the prices, among all of them in the order of their moments. */
export function stateOfPrices<Row extends SponsoringPriceValues & { effective_on: string }>(
  versions: readonly Row[],
  version: Row,
  today: string,
): VersionState {
  const isSame = (one: Row, other: Row) => changedPrices(one, other).length === 0
  return stateInSeries(versions, version, today, isSame)
}

/** A change of the prices from a day on. A longer sponsoring that costs less than a shorter one is taken for a slip. */
export const sponsoringPriceChangeInput = z
  .object({
    price_7_days: price,
    price_15_days: price,
    price_30_days: price,
    effective_on: z.string(DAY_MISSING).refine(isCalendarDate, DAY_MISSING),
    /** The last version that the form was filled from, so that nobody plans over a change they have not seen. */
    seen_id: seenVersion,
  })
  .superRefine(({ price_7_days, price_15_days, price_30_days }, context) => {
    const tooLittle = (path: SponsoringPriceField, shorter: SponsoringPriceField) =>
      context.addIssue({
        code: 'custom',
        path: [path],
        message: `Ce prix est plus bas que celui de ${SPONSORING_PRICE_NAMES[shorter]}.`,
      })
    if (price_15_days < price_7_days) tooLittle('price_15_days', 'price_7_days')
    if (price_30_days < price_15_days) tooLittle('price_30_days', 'price_15_days')
  })
export type SponsoringPriceChange = z.output<typeof sponsoringPriceChangeInput>
