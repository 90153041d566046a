import { sql } from 'drizzle-orm'
import { listExpiring, sumViews } from '#src/offers/find-offer.ts'
import { countOpenOffers } from '#src/offers/offers.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { dayAt, daysBetween } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import type { recruiterDashboard } from './recruiter-contract.ts'
import { applicationEvents, applications } from './tables.ts'

type Dashboard = ReplyOf<typeof recruiterDashboard>['data']

const DAY_MS = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** What the recruiter's dashboard shows, from rows. */
export async function readRecruiterDashboard(
  database: Database,
  companyId: number,
  now: Date,
): Promise<Dashboard> {
  const received = await countRecent(database, companyId, now)
  const recent = await measureAnswers(database, companyId, daysBefore(now, 90), now)
  const earlier = await measureAnswers(database, companyId, daysBefore(now, 180), daysBefore(now, 90))
  return {
    received: { value: received.last, before: received.before },
    response_rate: { value: recent.rate, before: earlier.rate },
    median_days: { value: recent.median_days, before: earlier.median_days },
    views_count: await sumViews(database, companyId),
    new_count: received.fresh,
    open_offers_count: await countOpenOffers(database, now, companyId),
    per_day: await countPerDay(database, companyId, now),
    unanswered: await listUnanswered(database, companyId, now),
    expiring_offers: await listEndingOffers(database, companyId, now),
  }
}

async function countRecent(database: Database, companyId: number, now: Date) {
  const [month, two] = [daysBefore(now, 30).toISOString(), daysBefore(now, 60).toISOString()]
  const [row] = await selectRows<{ last: number; before: number; fresh: number }>(
    database,
    sql`SELECT
      count(*) FILTER (WHERE submitted_at >= ${month})::int AS last,
      count(*) FILTER (WHERE submitted_at >= ${two} AND submitted_at < ${month})::int AS before,
      count(*) FILTER (WHERE status = 'submitted' AND recruiter_archived_at IS NULL)::int AS fresh
    FROM ${applications}
    WHERE company_id = ${companyId} AND status <> 'draft' AND (submitted_at >= ${two} OR status = 'submitted')`,
  )
  return row ?? { last: 0, before: 0, fresh: 0 }
}

/**
 * Applications sent in a period, as they stood at its end. One counts once it was answered or its promised delay is
 * over; an answer is the first step beyond the consultation.
 */
async function measureAnswers(database: Database, companyId: number, from: Date, to: Date) {
  const [row] = await selectRows<{ expected: number; answered: number; median_days: number | null }>(
    database,
    sql`WITH answers AS (
      SELECT a.submitted_at, a.answer_due_at, a.outcome,
        (SELECT min(e.at) FROM ${applicationEvents} e WHERE e.application_id = a.id AND e.at <= ${to.toISOString()} AND (
          (e.to_status = 'active' AND e.to_stage <> 'viewed' AND e.from_status IS DISTINCT FROM 'rejected')
          OR (e.to_status = 'rejected' AND (e.visible_to_applicant OR a.status = 'rejected'))
          OR (e.to_status = 'closed' AND e.to_outcome IN ('hired', 'position_filled')))) AS answered_at
      FROM ${applications} a
      WHERE a.company_id = ${companyId} AND a.status <> 'draft'
        AND a.submitted_at >= ${from.toISOString()} AND a.submitted_at < ${to.toISOString()}
    )
    SELECT count(*)::int AS expected, count(answered_at)::int AS answered,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - submitted_at) / 86400)::float AS median_days
    FROM answers
    WHERE answered_at IS NOT NULL
      OR (answer_due_at < ${to.toISOString()} AND outcome IS DISTINCT FROM 'withdrawn')`,
  )
  if (!row?.expected) return { rate: null, median_days: null }
  const { median_days } = row
  return {
    rate: Math.round((100 * row.answered) / row.expected),
    median_days: median_days === null ? null : Math.round(median_days * 10) / 10,
  }
}

async function countPerDay(database: Database, companyId: number, now: Date): Promise<Dashboard['per_day']> {
  const days = Array.from({ length: 30 }, (_, index) => dayAt(daysBefore(now, 29 - index)))
  const rows = await selectRows<{ day: string; count: number }>(
    database,
    sql`SELECT to_char(submitted_at AT TIME ZONE 'Indian/Antananarivo', 'YYYY-MM-DD') AS day, count(*)::int AS count
      FROM ${applications}
      WHERE company_id = ${companyId} AND status <> 'draft' AND submitted_at >= ${`${days[0]}T00:00:00+03:00`}
      GROUP BY 1`,
  )
  const found = new Map(rows.map((row) => [row.day, row.count]))
  return days.map((day) => ({ day, count: found.get(day) ?? 0 }))
}

async function listUnanswered(database: Database, companyId: number, now: Date) {
  const offers = await selectRows<{ id: number; title: string; count: number }>(
    database,
    sql`SELECT offer_id AS id, max(offer_copy->>'title') AS title, count(*)::int AS count
      FROM ${applications}
      WHERE company_id = ${companyId} AND recruiter_archived_at IS NULL
        AND (status = 'submitted' OR (status = 'active' AND stage = 'viewed'))
        AND submitted_at < ${daysBefore(now, 7).toISOString()}
      GROUP BY offer_id ORDER BY count(*) DESC, offer_id`,
  )
  return { total: offers.reduce((sum, each) => sum + each.count, 0), offers: offers.slice(0, 10) }
}

async function listEndingOffers(database: Database, companyId: number, now: Date) {
  const ending = await listExpiring(database, companyId, daysBefore(now, -7), now)
  const ids = ending.map((each) => each.id)
  if (ids.length === 0) return []
  const rows = await selectRows<{ id: number; count: number }>(
    database,
    sql`SELECT offer_id AS id, count(*)::int AS count FROM ${applications}
      WHERE offer_id IN ${ids} AND status <> 'draft' GROUP BY offer_id`,
  )
  const counts = new Map(rows.map((row) => [row.id, row.count]))
  return ending.flatMap(({ id, title, expires_at }) =>
    expires_at
      ? [
          {
            id,
            title,
            expires_at: expires_at.toISOString(),
            days_left: daysBetween(now, expires_at),
            applications_count: counts.get(id) ?? 0,
          },
        ]
      : [],
  )
}
