import { type SQL, sql } from 'drizzle-orm'
import { unanswered } from '#src/applications/answers.ts'
import { applications } from '#src/applications/tables.ts'
import { companies } from '#src/companies/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { dayAtAntananarivo } from '#src/platform/database/local-time.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { formatDate, startOfDay } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type Period, shiftDay } from '../statistics/shared/periods.ts'
import type { ApplicationCount } from './contract.ts'
import { APPLICATION_STATES, type ApplicationStanding, type CountedBy } from './shared/states.ts'

const { status, outcome, submitted_at } = applications

/** The first that is true counts, so that the columns add up to all of them. */
const STANDING = sql`CASE
  WHEN ${unanswered()} THEN 'waiting'
  WHEN ${status} = 'active' THEN 'in_progress'
  WHEN ${outcome} = 'hired' THEN 'hired'
  WHEN ${outcome} IN ('withdrawn', 'declined') THEN 'withdrawn'
  WHEN ${status} = 'rejected' THEN 'rejected'
  ELSE 'ended' END`

const KEYS: Record<CountedBy, SQL> = {
  day: dayAtAntananarivo(submitted_at),
  company: sql`${applications.company_id}::text`,
  offer: sql`${applications.offer_id}::text`,
}

type Row = Record<ApplicationStanding, number> & {
  key: string
  total: number
  groups: number
  title: string | null
  company: string | null
}

interface Asked {
  by: CountedBy
  page: number
  per_page: number
  sort_by_date: 'asc' | 'desc'
}

/** Counts what was sent in a period by day, company or offer: days in their order, the others by how many there are. */
export async function countSent(
  database: Database,
  period: Period,
  { by, page, per_page, sort_by_date }: Asked,
) {
  const counted = sql`SELECT ${KEYS[by]} AS key, ${STANDING} AS standing, count(*)::int AS count
    FROM ${applications}
    WHERE ${submitted_at} >= ${startOfDay(period.from).toISOString()}::timestamptz
      AND ${submitted_at} < ${startOfDay(shiftDay(period.to, 1)).toISOString()}::timestamptz
      AND ${status} <> 'draft' AND NOT ${applications.is_entered}
    GROUP BY 1, 2`
  const columns = sql.join(
    APPLICATION_STATES.map(
      (standing) =>
        sql`coalesce(sum(count) FILTER (WHERE standing = ${standing}), 0)::int AS ${sql.identifier(standing)}`,
    ),
    sql`, `,
  )
  const direction = sort_by_date === 'asc' ? sql`ASC` : sql`DESC`
  const order = by === 'day' ? sql`key ${direction}` : sql`total ${direction}, key::int`
  const rows = await selectRows<Row>(
    database,
    sql`WITH counted AS (${counted}),
      grouped AS (SELECT key, sum(count)::int AS total, ${columns}, count(*) OVER ()::int AS groups
        FROM counted GROUP BY key ORDER BY ${order} LIMIT ${per_page} OFFSET ${(page - 1) * per_page})
      SELECT grouped.*, ${by === 'day' ? sql`NULL AS title, NULL AS company` : sql`${offers.title} AS title, ${companies.name} AS company`}
      FROM grouped ${namesOf(by)} ORDER BY ${order}`,
  )
  const [sum] = await selectRows<Row>(
    database,
    sql`WITH counted AS (${counted}) SELECT coalesce(sum(count), 0)::int AS total, ${columns},
      count(DISTINCT key)::int AS groups FROM counted`,
  )
  return {
    rows: rows.map((row) => presentCount(row, by)),
    groups: sum?.groups ?? 0,
    sum: { total: sum?.total ?? 0, standings: standingsOf(sum) },
  }
}

function namesOf(by: CountedBy): SQL {
  if (by === 'day') return sql``
  if (by === 'company')
    return sql`LEFT JOIN ${offers} ON false LEFT JOIN ${companies} ON ${companies.id} = key::int`
  return sql`LEFT JOIN ${offers} ON ${offers.id} = key::int LEFT JOIN ${companies} ON ${companies.id} = ${offers.company_id}`
}

const standingsOf = (row: Row | undefined) =>
  Object.fromEntries(APPLICATION_STATES.map((name) => [name, row?.[name] ?? 0])) as Record<
    ApplicationStanding,
    number
  >

function presentCount(row: Row, by: CountedBy): ApplicationCount {
  const label =
    by === 'day'
      ? formatDate(row.key)
      : by === 'company'
        ? (row.company ?? '')
        : displayTitle(row.title ?? '')
  return {
    id: row.key,
    label,
    company: by === 'offer' ? row.company : null,
    total: row.total,
    standings: standingsOf(row),
  }
}
