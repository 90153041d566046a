import { z } from 'zod'
import { readAmount } from '#src/shared/amounts/read-amount.ts'
import { seenVersion } from '#src/shared/fields.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'

export const PRICE_FIELDS = ['monthly_price', 'quarterly_price', 'yearly_price'] as const
export const LIMIT_FIELDS = [
  'offer_slots',
  'monthly_sponsorings',
  'monthly_contacts',
  'member_slots',
] as const
export const PLAN_FIELDS = [...PRICE_FIELDS, ...LIMIT_FIELDS] as const
export type PriceField = (typeof PRICE_FIELDS)[number]
export type LimitField = (typeof LIMIT_FIELDS)[number]
export type PlanField = PriceField | LimitField

/** What a plan costs and allows: prices in whole Ariary, taxes included; `offer_slots` is null without a limit. */
export type PlanValues = Record<Exclude<PlanField, 'offer_slots'>, number> & { offer_slots: number | null }

export const PLAN_FIELD_NAMES: Record<PlanField, string> = {
  monthly_price: 'Un mois',
  quarterly_price: 'Trois mois',
  yearly_price: 'Un an',
  offer_slots: 'Offres actives',
  monthly_sponsorings: 'Sponsorisations par mois',
  monthly_contacts: 'Contacts de profils par mois',
  member_slots: 'Membres',
}

/** Which of them differ. */
export const changedFields = (one: PlanValues, other: PlanValues): PlanField[] =>
  PLAN_FIELDS.filter((field) => one[field] !== other[field])

/** The values alone, without what else stands beside them in a row. */
export const valuesOf = (row: PlanValues): PlanValues => ({
  monthly_price: row.monthly_price,
  quarterly_price: row.quarterly_price,
  yearly_price: row.yearly_price,
  offer_slots: row.offer_slots,
  monthly_sponsorings: row.monthly_sponsorings,
  monthly_contacts: row.monthly_contacts,
  member_slots: row.member_slots,
})

const MOST_ARIARY = 100_000_000
const MOST_PIECES = 10_000

const PRICE_MISSING = 'Veuillez entrer un prix en Ariary, sans décimales.'
const COUNT_MISSING = 'Veuillez entrer un nombre entier.'

const written = (message: string) =>
  z
    .union([z.number(), z.string()], { error: message })
    .transform((value) => (typeof value === 'string' ? readAmount(value) : value))

export const price = written(PRICE_MISSING).pipe(
  z
    .number(PRICE_MISSING)
    .int(PRICE_MISSING)
    .min(1, 'Un prix est d’au moins 1 Ar.')
    .max(MOST_ARIARY, 'Un prix est de 100 000 000 Ar au plus.'),
)

const pieces = (least: number) =>
  written(COUNT_MISSING).pipe(
    z
      .number(COUNT_MISSING)
      .int(COUNT_MISSING)
      .min(least, `Ce nombre est d’au moins ${least}.`)
      .max(MOST_PIECES, 'Ce nombre est de 10 000 au plus.'),
  )

const values = z.object({
  monthly_price: price,
  quarterly_price: price,
  yearly_price: price,
  offer_slots: pieces(1).nullable(),
  member_slots: pieces(1),
  monthly_sponsorings: pieces(0),
  monthly_contacts: pieces(0),
})

export const DAY_MISSING = 'Veuillez choisir le jour où ce changement prend effet.'

/** A change of a plan from a day on. A longer period that costs more than as many months is taken for a slip. */
export const planChangeInput = values
  .extend({
    effective_on: z.string(DAY_MISSING).refine(isCalendarDate, DAY_MISSING),
    /** The last version of the plan that the form was filled from, so that nobody plans over a change they have not seen. */
    seen_id: seenVersion,
  })
  .superRefine(({ monthly_price, quarterly_price, yearly_price }, context) => {
    const tooMuch = (path: PriceField, words: string) =>
      context.addIssue({ code: 'custom', path: [path], message: `Ce prix dépasse ${words} au prix du mois.` })
    if (quarterly_price > 3 * monthly_price) tooMuch('quarterly_price', 'trois mois')
    if (yearly_price > 12 * monthly_price) tooMuch('yearly_price', 'douze mois')
  })
export type PlanChange = z.output<typeof planChangeInput>
