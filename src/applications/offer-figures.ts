import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { OfferApplicationCounts, ReceivedApplications } from '#src/offers/application-facts.ts'
import { dayAtAntananarivo } from '#src/platform/database/local-time.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { openBeforeProposal, unanswered } from './answers.ts'
import { answerTimes } from './responses.ts'
import { PROPOSED_STAGES } from './shared/states.ts'
import { applicationEvents, applications } from './tables.ts'

/**
 * Counts for each of these offers the applications received, those that nobody opened, and those that wait for a first
 * answer or for any.
 */
export async function countByOffer(
  database: Database,
  offerIds: number[],
): Promise<Map<number, OfferApplicationCounts>> {
  if (offerIds.length === 0) return new Map()
  const rows = await database
    .select({
      id: applications.offer_id,
      all: count(),
      fresh: sql<number>`(count(*) FILTER (WHERE ${applications.status} = 'submitted'))::int`,
      unanswered: sql<number>`(count(*) FILTER (WHERE ${unanswered()}))::int`,
      open: sql<number>`(count(*) FILTER (WHERE ${openBeforeProposal()}))::int`,
      proposed: sql<number>`(count(*) FILTER (WHERE ${isProposed()}))::int`,
      held: sql<number>`(count(*) FILTER (WHERE ${isNotNull(applications.withheld_status)}))::int`,
      held_until: heldUntil(),
    })
    .from(applications)
    .where(and(inArray(applications.offer_id, offerIds), ne(applications.status, 'draft')))
    .groupBy(applications.offer_id)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

function isProposed() {
  const { status, stage } = applications
  return and(eq(status, 'active'), inArray(stage, [...PROPOSED_STAGES]))
}

/** Only held applications look their history up. */
function heldUntil() {
  const { application_id, tell_at } = applicationEvents
  return sql`max((SELECT max(${tell_at}) FROM ${applicationEvents}
    WHERE ${application_id} = ${applications.id} AND ${tell_at} IS NOT NULL))
    FILTER (WHERE ${isNotNull(applications.withheld_status)})`.mapWith(tell_at)
}

/** Lists the company's offers with an application that waits for an answer. */
export async function listUnanswered(database: Database, companyId: number): Promise<number[]> {
  const rows = await database
    .selectDistinct({ id: applications.offer_id })
    .from(applications)
    .where(and(eq(applications.company_id, companyId), unanswered()))
  return rows.map(({ id }) => id)
}

/** Counts the applications of each day at Antananarivo that came by the site, by where they came from. */
export async function countReceived(database: Database, offerId: number): Promise<ReceivedApplications[]> {
  const { submitted_at, source, offer_id, status, is_entered } = applications
  return database
    .select({ day: dayAtAntananarivo(submitted_at), source, applications_count: count() })
    .from(applications)
    .where(and(eq(offer_id, offerId), ne(status, 'draft'), eq(is_entered, false)))
    .groupBy(sql`1, 2`)
}

/** Counts an offer's applications by the site in each of these periods, the end of each left out. */
export async function countInPeriods(
  database: Database,
  offerId: number,
  periods: readonly { from: Date; to: Date }[],
): Promise<number[]> {
  if (periods.length === 0) return []
  const { submitted_at, offer_id, status, is_entered } = applications
  const counts = periods.map(
    ({ from, to }) => sql`count(*) FILTER (WHERE ${submitted_at} >= ${from.toISOString()}::timestamptz
      AND ${submitted_at} < ${to.toISOString()}::timestamptz)`,
  )
  const [row] = await database
    .select({ counts: sql<number[]>`ARRAY[${sql.join(counts, sql`, `)}]::int[]` })
    .from(applications)
    .where(and(eq(offer_id, offerId), ne(status, 'draft'), eq(is_entered, false)))
  return row?.counts ?? []
}

/** Measures how many of an offer's applications were answered, and the median days to the first answer. */
export async function measureFirstAnswers(database: Database, offerId: number, now: Date) {
  const [row] = await selectRows<{ answered: number; seconds: number | null }>(
    database,
    sql`WITH received AS MATERIALIZED (${answerTimes(now)} AND ${applications.offer_id} = ${offerId})
      SELECT count(answered_at)::int AS answered,
        (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - submitted_at)))::float8 AS seconds
      FROM received`,
  )
  const seconds = row?.seconds ?? null
  return {
    answered: row?.answered ?? 0,
    median_days: seconds === null ? null : Math.round((10 * seconds) / DAY_SECONDS) / 10,
  }
}
