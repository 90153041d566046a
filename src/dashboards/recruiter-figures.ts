import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { answerEvent, unanswered } from '#src/applications/answers.ts'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'

/** An offer whose promise is not known is held to two weeks. */
const USUAL_PROMISE = sql.raw(`interval '14 days'`)

/** Applications per day of Antananarivo over `days` days, today last, and how many came in as many days before. */
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

/** How the company answers what came in over `days` days, and over as many before them. */
export async function measureAnswers(database: Database, companyId: number, days: number, now: Date) {
  const since = (periods: number) => after(now, -periods * days * DAY).toISOString()
  const rows = await selectRows<{
    recent: boolean
    answered: number
    expected: number
    seconds: number | null
  }>(
    database,
    // Materialised, or the time of each answer would be looked up twice.
    sql`WITH received AS MATERIALIZED (${answerTimes(companyId, since(1), now)} AND ${applications.submitted_at} >= ${since(2)})
      SELECT recent, count(answered_at)::int AS answered,
        (count(*) FILTER (WHERE answered_at IS NOT NULL OR is_due))::int AS expected,
        (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - submitted_at)))::float8 AS seconds
      FROM received GROUP BY recent`,
  )
  const read = (recent: boolean): Answering => {
    const row = rows.find((each) => each.recent === recent)
    const rate = row?.expected ? Math.round((100 * row.answered) / row.expected) : null
    const median = row && row.seconds !== null ? Math.round((10 * row.seconds) / DAY_SECONDS) / 10 : null
    return { response_rate: rate, median_days: median }
  }
  return { now: read(true), before: read(false) }
}

/** One row per application: when it was first answered, or whether its promised day has passed. */
function answerTimes(companyId: number, recentSince: string, now: Date): SQL {
  const { id, status, outcome, submitted_at, answer_due_at } = applications
  const at = now.toISOString()
  return sql`SELECT ${submitted_at} >= ${recentSince} AS recent, ${submitted_at} AS submitted_at,
      CASE WHEN NOT ${unanswered()} THEN (
        SELECT min(${applicationEvents.at}) FROM ${applicationEvents}
        WHERE ${applicationEvents.application_id} = ${id} AND ${applicationEvents.at} >= ${submitted_at}
          AND (${answerEvent()})
      ) END AS answered_at,
      ${outcome} IS DISTINCT FROM 'withdrawn' AND coalesce(${answer_due_at}, ${submitted_at} + ${USUAL_PROMISE}) <= ${at} AS is_due
    FROM ${applications}
    WHERE ${applications.company_id} = ${companyId} AND ${status} <> 'draft' AND ${submitted_at} <= ${at}`
}

/** Applications that nobody of the company opened yet. */
export async function countNew(database: Database, companyId: number): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.company_id, companyId), eq(applications.status, 'submitted')))
  return row?.count ?? 0
}

/** Applications that wait for an answer since more than `days` days, per offer, most first. */
export async function countUnanswered(database: Database, companyId: number, days: number, now: Date) {
  const waiting = database
    .select({ offer_id: applications.offer_id, count: sql<number>`count(*)::int`.as('waiting') })
    .from(applications)
    .where(
      and(
        eq(applications.company_id, companyId),
        unanswered(),
        lt(applications.submitted_at, after(now, -days * DAY)),
      ),
    )
    .groupBy(applications.offer_id)
    .as('late')
  const rows = await database
    .select({ id: offers.id, title: offers.title, count: waiting.count })
    .from(waiting)
    .innerJoin(offers, eq(offers.id, waiting.offer_id))
    .orderBy(desc(waiting.count), offers.id)
  return { total: rows.reduce((sum, row) => sum + row.count, 0), offers: rows.slice(0, 5) }
}

/** How many applications each of these offers received. */
export async function countByOffer(database: Database, offerIds: number[]): Promise<Map<number, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await database
    .select({ offer_id: applications.offer_id, count: count() })
    .from(applications)
    .where(and(inArray(applications.offer_id, offerIds), gte(applications.submitted_at, new Date(0))))
    .groupBy(applications.offer_id)
  return new Map(rows.map((row) => [row.offer_id, row.count]))
}
