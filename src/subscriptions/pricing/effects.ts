import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countSeatsByCompany } from '#src/companies/members.ts'
import { companies } from '#src/companies/tables.ts'
import { countTakenByCompany } from '#src/offers/slots.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { endOfTerm } from '../plans/shared/periods.ts'
import { PERIODS, type Period, PLAN_TIERS, type PlanTier } from '../plans/shared/plans.ts'
import { RUNNING_STATUSES } from '../terms/shared/statuses.ts'
import { subscriptions } from '../terms/tables.ts'

/** The list of companies above a new limit is cut after this many. */
const MOST_NAMED = 8

const isRunning = (now: Date) =>
  and(inArray(subscriptions.status, RUNNING_STATUSES), gt(subscriptions.ends_at, now))

/** How many companies have a running subscription of each plan, and how many validated ones have none. */
export async function countSubscribers(database: Database, now: Date) {
  const rows = await database
    .select({ plan: subscriptions.plan, company_id: subscriptions.company_id })
    .from(subscriptions)
    .where(isRunning(now))
  const subscribers = new Set(rows.map(({ company_id }) => company_id))
  const validated = await database
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.status, 'validated'))
  const by_plan = Object.fromEntries(
    PLAN_TIERS.map((tier) => [tier, rows.filter(({ plan }) => plan === tier).length]),
  ) as Record<PlanTier, number>
  return { by_plan, without_plan: validated.filter(({ id }) => !subscribers.has(id)).length }
}

interface Planned {
  plan: PlanTier
  effective_on: string
  offer_slots: number | null
  member_slots: number
}

/** Says whom a change of a plan from a day on touches, and when at the earliest; nobody before the end of what is paid. */
export async function readEffects(database: Database, planned: Planned, now: Date) {
  const subscribers = await listSubscribers(database, planned.plan, now)
  const days = subscribers
    .filter(({ goes_on }) => goes_on)
    .map(({ paid_until, period }) => ({
      day: firstRenewal(paid_until, period, planned.effective_on),
      period,
    }))
  const above = await listAbove(database, subscribers, planned)
  return {
    companies: subscribers.length,
    leaving: subscribers.length - days.length,
    first_on: days.map(({ day }) => day).toSorted()[0] ?? null,
    by_period: countPeriods(days.map(({ period }) => period)),
    months: countMonths(days.map(({ day }) => day)),
    above: { count: above.length, companies: above.slice(0, MOST_NAMED) },
  }
}

interface Subscriber {
  company_id: number
  name: string
  /** The end of the last term of the plan that is paid. */
  paid_until: Date
  period: Period
  /** False for one that is cancelled or has paid for another plan after this one. */
  goes_on: boolean
}

async function listSubscribers(database: Database, plan: PlanTier, now: Date): Promise<Subscriber[]> {
  const next = alias(subscriptions, 'next')
  const { company_id, period, status, ends_at } = subscriptions
  const isNext = and(eq(next.company_id, company_id), eq(next.status, 'pending'), isNotNull(next.starts_at))
  const { plan: nextPlan, period: nextPeriod, ends_at: nextEnd } = next
  const rows = await database
    .select({ company_id, name: companies.name, period, status, ends_at, nextPlan, nextPeriod, nextEnd })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, company_id))
    .leftJoin(next, isNext)
    .where(and(isRunning(now), eq(subscriptions.plan, plan)))
    .orderBy(alphabetical(companies.name), companies.id)
  return rows.map((row) => {
    const renews = row.nextPlan === plan
    return {
      company_id: row.company_id,
      name: row.name,
      paid_until: (renews ? row.nextEnd : row.ends_at) ?? now,
      period: (renews ? row.nextPeriod : row.period) ?? row.period,
      goes_on: row.status !== 'cancelled' && (row.nextPlan === null || renews),
    }
  })
}

/** The first day from the effect on at which a term ends and the next one is to be paid, if each is renewed at its end. */
function firstRenewal(paidUntil: Date, period: Period, effectiveOn: string): string {
  const effect = startOfDay(effectiveOn)
  let end = paidUntil
  while (end < effect) end = endOfTerm(end, period)
  return dayAt(end)
}

function countPeriods(periods: Period[]): Record<Period, number> {
  const counts = PERIODS.map((period) => [period, periods.filter((each) => each === period).length])
  return Object.fromEntries(counts) as Record<Period, number>
}

function countMonths(days: string[]): { month: string; count: number }[] {
  const months = days.map((day) => day.slice(0, 7)).toSorted()
  return [...new Set(months)].map((month) => ({
    month,
    count: months.filter((each) => each === month).length,
  }))
}

async function listAbove(database: Database, subscribers: Subscriber[], planned: Planned) {
  const ids = subscribers.map(({ company_id }) => company_id)
  const offers = await countTakenByCompany(database, ids)
  const members = await countSeatsByCompany(database, ids)
  const { offer_slots, member_slots } = planned
  return subscribers
    .map(({ company_id: id, name }) => ({
      id,
      name,
      offers: offers.get(id) ?? 0,
      members: members.get(id) ?? 0,
    }))
    .filter((each) => each.offers > (offer_slots ?? Number.POSITIVE_INFINITY) || each.members > member_slots)
}
