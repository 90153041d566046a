import { and, eq, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { MEASURED_DAYS } from '#src/companies/shared/replies.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { answerEvent, unanswered } from './answers.ts'
import { applicationEvents, applications } from './tables.ts'

interface Measured {
  company_id: number | null
  expected: number
  answered: number
  median_days: number | null
}

/**
 * Lists the person's application to each of these offers that has one; a withdrawn one leaves the offer free again.
 */
export async function listApplied(database: Database, userId: number, offerIds: number[]) {
  if (offerIds.length === 0) return new Map<number, number>()
  const rows = await database
    .select({ id: applications.id, offer_id: applications.offer_id })
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, userId),
        inArray(applications.offer_id, offerIds),
        ne(applications.status, 'draft'),
        or(isNull(applications.outcome), ne(applications.outcome, 'withdrawn')),
      ),
    )
  return new Map(rows.map((row) => [row.offer_id, row.id]))
}

/** Lists the people who applied to this offer and did not withdraw. */
export async function listApplicantIds(database: Database, offerId: number): Promise<Set<number>> {
  const rows = await database
    .select({ id: applications.applicant_id })
    .from(applications)
    .where(
      and(
        eq(applications.offer_id, offerId),
        ne(applications.status, 'draft'),
        or(isNull(applications.outcome), ne(applications.outcome, 'withdrawn')),
      ),
    )
  return new Set(rows.map((row) => row.id))
}

/** Measures how companies answered the applications of the last ninety days. */
export async function measureResponses(database: Database, companyIds: number[] | 'all', now: Date) {
  const scope =
    companyIds === 'all'
      ? sql`true`
      : sql`${applications.company_id} IN ${companyIds.length ? companyIds : [0]}`
  const rows = await measure(database, now, scope, sql`GROUP BY company_id`)
  return new Map(rows.map((row) => [Number(row.company_id), presentMeasure(row)]))
}

/** Whether the company opened an application for the first time within the last seven days. */
export async function hasReadThisWeek(database: Database, companyId: number, now: Date): Promise<boolean> {
  const { id, company_id, viewed_at, is_entered } = applications
  const [read] = await database
    .select({ id })
    .from(applications)
    .where(
      and(
        eq(company_id, companyId),
        not(is_entered),
        gt(viewed_at, after(now, -7 * DAY)),
        lte(viewed_at, now),
      ),
    )
    .limit(1)
  return read !== undefined
}

/** Measures all companies as one; null when nothing was to be answered. */
export async function measureAllResponses(database: Database, now: Date) {
  const [row] = await measure(database, now, sql`true`, sql``)
  return row?.expected ? presentMeasure(row) : null
}

/**
 * Only the last sending of an application counts, and an application whose answer is neither there nor due does not.
 */
function measure(database: Database, now: Date, scope: SQL, group: SQL): Promise<Measured[]> {
  const since = after(now, -MEASURED_DAYS * DAY).toISOString()
  return selectRows<Measured>(
    database,
    sql`WITH answers AS (${answerTimes(now)} AND ${applications.submitted_at} >= ${since} AND ${scope})
    SELECT ${group.queryChunks.length ? sql`company_id` : sql`NULL::int AS company_id`},
      count(*)::int AS expected, count(answered_at)::int AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - submitted_at) / 86400)::float AS median_days
    FROM answers WHERE answered_at IS NOT NULL OR is_due
    ${group}`,
  )
}

/**
 * Selects one row for each application received, open for more conditions: its company, when it was sent last, when it
 * was answered (as `isAnswer` says, once the applicant sees it) and whether an answer is due. One that was withdrawn
 * without an answer is not due. Those that a recruiter entered are left out, because the company answers for nothing that
 * it can enter by itself.
 */
export function answerTimes(now: Date): SQL {
  const { id, company_id, status, outcome, submitted_at, is_entered } = applications
  return sql`SELECT ${company_id} AS company_id, ${submitted_at} AS submitted_at,
      CASE WHEN NOT ${unanswered()} THEN (
        SELECT min(${applicationEvents.at}) FROM ${applicationEvents}
        WHERE ${applicationEvents.application_id} = ${id} AND ${applicationEvents.at} >= ${submitted_at}
          AND (${answerEvent()})
      ) END AS answered_at,
      ${outcome} IS DISTINCT FROM 'withdrawn' AND ${promiseOver(now)} AS is_due
    FROM ${applications}
    WHERE ${status} <> 'draft' AND NOT ${is_entered} AND ${submitted_at} <= ${now.toISOString()}`
}

/** The condition is `isPromiseOver` in SQL; an application whose promise is not known is held to two weeks. */
export function promiseOver(now: Date): SQL {
  const { answer_due_at, submitted_at } = applications
  const today = startOfDay(dayAt(now)).toISOString()
  return sql`coalesce(${answer_due_at}, ${submitted_at} + interval '14 days') < ${today}::timestamptz`
}

function presentMeasure(row: Measured) {
  return {
    rate: Math.round((100 * row.answered) / row.expected),
    median_days: row.median_days === null ? null : Math.max(1, Math.round(row.median_days)),
    answered: row.answered,
    expected: row.expected,
  }
}
