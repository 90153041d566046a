import { readAmount } from '#src/shared/amounts/read-amount.ts'
import type { PlanTier } from '#src/subscriptions/plans/shared/plans.ts'
import type { PlanValues } from '#src/subscriptions/pricing/shared/values.ts'
import { versionOn } from '#src/subscriptions/pricing/shared/versions.ts'
import type { Amount } from '#src/ui/form/amount-field.tsx'
import type { AdminPlans } from '../../plans/contract.ts'

/** What is written in the form of a change. */
export interface ChangeValues {
  effective_on: string
  monthly_price: Amount
  quarterly_price: Amount
  yearly_price: Amount
  /** Nothing is without a limit. */
  offer_slots: string
  monthly_sponsorings: string
  monthly_contacts: string
  member_slots: string
}

/** The form begins with the first day of the next month, and with what the plan will be on that day without a change. */
export function startOf(
  { versions, today }: AdminPlans,
  plan: PlanTier,
  day = firstOfNextMonth(today),
): ChangeValues {
  const version = versionOn(versions, plan, day)
  const text = (count: number | null | undefined) => String(count ?? '')
  return {
    effective_on: day,
    monthly_price: version?.monthly_price ?? null,
    quarterly_price: version?.quarterly_price ?? null,
    yearly_price: version?.yearly_price ?? null,
    offer_slots: text(version?.offer_slots),
    monthly_sponsorings: text(version?.monthly_sponsorings),
    monthly_contacts: text(version?.monthly_contacts),
    member_slots: text(version?.member_slots),
  }
}

/** The day on which a change begins unless another is chosen. @param today `2026-11-23` */
export function firstOfNextMonth(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** What is written as the server will read it; null while a field says no number. */
export function readValues(values: ChangeValues): PlanValues | null {
  const count = (text: string) => readAmount(text)
  const price = (amount: ChangeValues['monthly_price']) => (typeof amount === 'number' ? amount : Number.NaN)
  const offer_slots = values.offer_slots.trim() === '' ? null : count(values.offer_slots)
  const read: PlanValues = {
    monthly_price: price(values.monthly_price),
    quarterly_price: price(values.quarterly_price),
    yearly_price: price(values.yearly_price),
    offer_slots,
    monthly_sponsorings: count(values.monthly_sponsorings),
    monthly_contacts: count(values.monthly_contacts),
    member_slots: count(values.member_slots),
  }
  const isWhole = Object.values(read).every((value) => value === null || Number.isSafeInteger(value))
  return isWhole && (offer_slots === null || offer_slots > 0) && read.member_slots > 0 ? read : null
}
