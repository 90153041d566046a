import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { late } from '#src/applications/answers.ts'
import { answerTimes } from '#src/applications/responses.ts'
import { applications } from '#src/applications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'

/**
 * Counts applications per day of Antananarivo over `days` days, today last, and in all over as many days before them.
 */
export async function countPerDay(database: Database, companyId: number, days: number, now: Date) {
  const today = startOfDay(dayAt(now))
  const dayBefore = (offset: number) => after(today, -offset * DAY)
  const first = dayBefore(2 * days - 1)
  const rows = await selectRows<{ ago: number; count: number }>(
    database,
    sql`SELECT floor(extract(epoch FROM ${dayBefore(-1).toISOString()}::timestamptz - ${applications.submitted_at}) / 86400)::int AS ago,
        count(*)::int AS count
      FROM ${applications}
      WHERE ${applications.company_id} = ${companyId} AND ${applications.status} <> 'draft'
        AND ${applications.submitted_at} >= ${first.toISOString()} AND ${applications.submitted_at} <= ${now.toISOString()}
      GROUP BY 1`,
  )
  const counts = new Map(rows.map((row) => [row.ago, row.count]))
  const countAt = (ago: number) => counts.get(ago) ?? 0
  const agos = Array.from({ length: days }, (_, index) => days - 1 - index)
  return {
    per_day: agos.map((ago) => ({ day: dayAt(dayBefore(ago)), count: countAt(ago) })),
    value: agos.reduce((sum, ago) => sum + countAt(ago), 0),
    before: agos.reduce((sum, ago) => sum + countAt(ago + days), 0),
  }
}

interface Answering {
  response_rate: number | null
  median_days: number | null
}

/** Measures how the company answered what came in over `days` days, and over as many before them. */
export async function measureAnswers(database: Database, companyId: number, days: number, now: Date) {
  const since = (periods: number) => after(now, -periods * days * DAY).toISOString()
  const rows = await selectRows<{
    recent: boolean
    answered: number
    expected: number
    seconds: number | null
  }>(
    database,
    // Without MATERIALIZED, the time of each answer would be looked up twice.
    sql`WITH received AS MATERIALIZED (${answerTimes(now)}
        AND ${applications.company_id} = ${companyId} AND ${applications.submitted_at} >= ${since(2)})
      SELECT submitted_at >= ${since(1)} AS recent, count(answered_at)::int AS answered,
        (count(*) FILTER (WHERE answered_at IS NOT NULL OR is_due))::int AS expected,
        (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - submitted_at)))::float8 AS seconds
      FROM received GROUP BY 1`,
  )
  const read = (recent: boolean): Answering => {
    const row = rows.find((each) => each.recent === recent)
    const rate = row?.expected ? Math.round((100 * row.answered) / row.expected) : null
    const median = row && row.seconds !== null ? Math.round((10 * row.seconds) / DAY_SECONDS) / 10 : null
    return { response_rate: rate, median_days: median }
  }
  return { now: read(true), before: read(false) }
}

export async function countNew(database: Database, companyId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.company_id, companyId), eq(applications.status, 'submitted')))
  return row?.count ?? 0
}

/** Tells whether anybody ever applied to the company. */
export async function hasReceived(database: Database, companyId: number): Promise<boolean> {
  const { id, company_id, status } = applications
  const rows = await database
    .select({ id })
    .from(applications)
    .where(and(eq(company_id, companyId), ne(status, 'draft')))
    .limit(1)
  return rows.length > 0
}

/** Counts the accepted proposals, whose applicants wait for the hiring to be confirmed. */
export async function countAccepted(database: Database, companyId: number): Promise<number> {
  const { company_id, status, stage } = applications
  const [row] = await database
    .select({ count: count() })
    .from(applications)
    .where(and(eq(company_id, companyId), eq(status, 'active'), eq(stage, 'accepted')))
  return row?.count ?? 0
}

/** Counts late applications by offer; the offer with the most comes first. */
export async function countLate(database: Database, companyId: number, now: Date) {
  const waiting = database
    .select({ offer_id: applications.offer_id, count: sql<number>`count(*)::int`.as('waiting') })
    .from(applications)
    .where(and(eq(applications.company_id, companyId), late(now)))
    .groupBy(applications.offer_id)
    .as('late')
  const rows = await database
    .select({ id: offers.id, title: offers.title, count: waiting.count })
    .from(waiting)
    .innerJoin(offers, eq(offers.id, waiting.offer_id))
    .orderBy(desc(waiting.count), offers.id)
  return { total: rows.reduce((sum, row) => sum + row.count, 0), offers: rows.slice(0, 5) }
}

export async function countByOffer(database: Database, offerIds: number[]): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await database
    .select({ offer_id: applications.offer_id, count: count() })
    .from(applications)
    .where(and(inArray(applications.offer_id, offerIds), gte(applications.submitted_at, new Date(0))))
    .groupBy(applications.offer_id)
  return new Map(rows.map((row) => [row.offer_id, row.count]))
}
