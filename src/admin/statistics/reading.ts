import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { QUESTIONS, type Question } from '#src/applications/last-question/shared/questions.ts'
import { findOccupation } from '#src/occupations/taxonomy.ts'
import type { Database } from '#src/platform/database.ts'
import { pacedWork } from '#src/platform/tables.ts'
import { REFERENCE } from '#src/reference/reference.ts'
import { daysBetween } from '#src/shared/dates.ts'
import { COUNTING } from '#src/statistics/jobs.ts'
import {
  type CountName,
  type Dimension,
  FUNNEL_NAMES,
  FUNNELS,
  RETENTION_MONTHS,
  WAITS,
} from '#src/statistics/shared/names.ts'
import { dailyCounts, dailySegments } from '#src/statistics/tables.ts'
import type { Cohort, Segment, StatisticsOverview } from './contract.ts'
import { monthsEarlier, type Period, shiftDay } from './shared/periods.ts'
import { type Buckets, waitedBy } from './waits.ts'

/** When the days were counted last. */
export async function readCounted(database: Database) {
  const [row] = await database.select().from(pacedWork).where(eq(pacedWork.name, COUNTING))
  return row ? { at: row.ran_at.toISOString(), took_ms: row.took_ms } : null
}

const isIn = (day: typeof dailyCounts.day | typeof dailySegments.day, { from, to }: Period) =>
  and(gte(day, from), lte(day, to))

const sumIn = (column: SQL, condition: SQL | undefined) =>
  sql<number>`coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)`.mapWith(Number)

interface Sum {
  name: CountName
  key: string
  value: number
  before: number
}

/** Adds the days of both periods up. */
async function sumCounts(database: Database, period: Period, before: Period): Promise<Sum[]> {
  const { day, name, key, value } = dailyCounts
  return database
    .select({
      name,
      key,
      value: sumIn(sql`${value}`, isIn(day, period)),
      before: sumIn(sql`${value}`, isIn(day, before)),
    })
    .from(dailyCounts)
    .where(or(isIn(day, period), isIn(day, before)))
    .groupBy(name, key)
}

type Overview = Pick<StatisticsOverview, 'figures' | 'funnels' | 'waits'>

export async function readOverview(database: Database, period: Period, before: Period): Promise<Overview> {
  const sums = await sumCounts(database, period, before)
  const total = (name: CountName, key?: string) => {
    const own = sums.filter((each) => each.name === name && (key === undefined || each.key === key))
    return {
      value: own.reduce((sum, each) => sum + each.value, 0),
      before: own.reduce((sum, each) => sum + each.before, 0),
    }
  }
  const share = (part: CountName, whole: CountName, decimals = 0) => {
    const [some, all] = [total(part), total(whole)]
    return {
      value: percent(some.value, all.value, decimals),
      before: percent(some.before, all.before, decimals),
    }
  }
  const yesesTo = (question: Question) => {
    const [yes, no] = [total('last_answers', `${question}.yes`), total('last_answers', `${question}.no`)]
    return {
      value: percent(yes.value, yes.value + no.value, 0),
      before: percent(yes.before, yes.before + no.before, 0),
    }
  }
  return {
    figures: [
      { name: 'signups', ...total('signups') },
      { name: 'offers', ...total('offers_published') },
      { name: 'applications', ...total('applications') },
      { name: 'answers', ...share('answers_kept', 'answers_due') },
      { name: 'received', ...total('received') },
      { name: 'paid_offers', ...share('offers_paid', 'offers_published') },
      { name: 'short_letters', ...share('applications_short', 'applications') },
      { name: 'hires', ...share('applications_hired', 'applications', 1) },
      { name: 'last_answers', ...total('last_answers') },
      ...QUESTIONS.map((question) => ({ name: question, ...yesesTo(question) })),
    ],
    // The steps of signing up are those of applicants.
    funnels: FUNNEL_NAMES.map((name) => ({
      name,
      steps: FUNNELS[name].map((step) => ({
        name: step,
        ...total(step, name === 'signup' ? 'applicant' : undefined),
      })),
    })),
    waits: WAITS.map((name) => {
      const own = sums.filter((each) => each.name === `wait_${name}`)
      const bucketsOf = (side: 'value' | 'before'): Buckets =>
        new Map(own.map((each) => [Number(each.key), each[side]]))
      return { name, now: describeWaits(bucketsOf('value')), before: describeWaits(bucketsOf('before')) }
    }),
  }
}

function percent(part: number, whole: number, decimals: number): number | null {
  return whole === 0 ? null : Math.round((100 * 10 ** decimals * part) / whole) / 10 ** decimals
}

function describeWaits(buckets: Buckets) {
  const count = [...buckets.values()].reduce((sum, each) => sum + each, 0)
  return { count, median: waitedBy(buckets, 0.5), most: waitedBy(buckets, 0.9) }
}

/** Lists the parts of a dimension in which something happened in one of the periods, the most applied to first. */
export async function listSegments(
  database: Database,
  dimension: Dimension,
  period: Period,
  before: Period,
): Promise<Segment[]> {
  const { day, key } = dailySegments
  const [now, then] = [isIn(day, period), isIn(day, before)]
  const both = (column: 'offers' | 'applications' | 'answers_due' | 'answers_kept') => ({
    value: sumIn(sql`${dailySegments[column]}`, now),
    before: sumIn(sql`${dailySegments[column]}`, then),
  })
  const rows = await database
    .select({
      key,
      offers: both('offers').value,
      offers_before: both('offers').before,
      applications: both('applications').value,
      applications_before: both('applications').before,
      answers_due: both('answers_due').value,
      answers_due_before: both('answers_due').before,
      answers_kept: both('answers_kept').value,
      answers_kept_before: both('answers_kept').before,
    })
    .from(dailySegments)
    .where(and(eq(dailySegments.dimension, dimension), or(now, then)))
    .groupBy(key)
  return rows
    .map((row) => ({
      key: row.key,
      label: labelOf(dimension, row.key),
      offers: { value: row.offers, before: row.offers_before },
      applications: { value: row.applications, before: row.applications_before },
      answers_due: { value: row.answers_due, before: row.answers_due_before },
      answers_kept: { value: row.answers_kept, before: row.answers_kept_before },
    }))
    .toSorted(
      (one, other) =>
        other.applications.value - one.applications.value ||
        other.offers.value - one.offers.value ||
        one.label.localeCompare(other.label, 'fr'),
    )
}

function labelOf(dimension: Dimension, key: string): string {
  if (dimension === 'occupation') return findOccupation(key)?.name ?? 'Métier non reconnu'
  const list = dimension === 'sector' ? REFERENCE.activity_areas : REFERENCE.cities
  return list.get(Number(key))?.name ?? 'À l’étranger'
}

const month = sql<string>`left(${dailyCounts.day}::text, 7)`

/** Adds the days of each month up, the earliest first. */
async function sumMonths(database: Database, names: CountName[], from: string) {
  const { day, name, key, value } = dailyCounts
  return database
    .select({ month: month.as('month'), name, key, value: sql<number>`sum(${value})`.mapWith(Number) })
    .from(dailyCounts)
    .where(and(inArray(name, names), gte(day, from)))
    .groupBy(sql`1`, name, key)
    .orderBy(asc(sql`1`))
}

const COHORT_MONTHS = 24

/** Lists who signed up in each of the last two years' months, and how many of them came back later. */
export async function readRetention(database: Database, yesterday: string) {
  const from = `${monthsEarlier(yesterday, COHORT_MONTHS).slice(0, 7)}-01`
  const rows = await sumMonths(database, ['signups', 'signups_back', 'terms_ended', 'terms_renewed'], from)
  const sumOf = (at: string, name: CountName, key = '') =>
    rows.find((row) => row.month === at && row.name === name && row.key === key)?.value ?? 0
  const months = [...new Set(rows.map((row) => row.month))].toReversed()
  const cohorts = months.flatMap((at) =>
    (['applicant', 'recruiter'] as const).flatMap((kind): Cohort[] => {
      const signups = sumOf(at, 'signups', kind)
      if (signups === 0) return []
      const back = RETENTION_MONTHS.map((later) => ({
        months: later,
        // Whoever signed up last in the month had the time when that day, so many months earlier, is behind its end.
        count:
          monthsEarlier(yesterday, later) > lastDayOf(at)
            ? sumOf(at, 'signups_back', `${kind}.${later}`)
            : null,
      }))
      return [{ month: at, kind, signups, back }]
    }),
  )
  const terms = months.flatMap((at) => {
    const ended = sumOf(at, 'terms_ended')
    const isOver = shiftDay(lastDayOf(at), 30) <= yesterday
    return ended === 0 ? [] : [{ month: at, ended, renewed: isOver ? sumOf(at, 'terms_renewed') : null }]
  })
  return { cohorts, terms }
}

function lastDayOf(at: string): string {
  const [year = 0, number = 0] = at.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

const RECEIPT_MONTHS = 13

/** Lists what was received in this month and the thirteen before it, the earliest first. */
export async function readReceipts(database: Database, yesterday: string) {
  const from = `${monthsEarlier(yesterday, RECEIPT_MONTHS).slice(0, 7)}-01`
  const rows = await sumMonths(database, ['received'], from)
  return Array.from({ length: RECEIPT_MONTHS + 1 }, (_, index) => {
    const at = monthsEarlier(yesterday, RECEIPT_MONTHS - index).slice(0, 7)
    const own = rows.filter((row) => row.month === at)
    const last = lastDayOf(at)
    return {
      month: at,
      days: daysBetween(`${at}-01`, last < yesterday ? last : yesterday) + 1,
      of_days: daysBetween(`${at}-01`, last) + 1,
      total: own.reduce((sum, row) => sum + row.value, 0),
      products: own.map((row) => ({ key: row.key, amount: row.value })),
    }
  })
}

/** Lists the counts of each day of a period, the earliest first. */
export function listDays(database: Database, period: Period) {
  const { day, name, key, value } = dailyCounts
  return database
    .select({ day, name, key, value })
    .from(dailyCounts)
    .where(and(isIn(day, period), sql`${name} NOT LIKE 'wait\\_%'`))
    .orderBy(asc(day), asc(name), asc(key))
}
