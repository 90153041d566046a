import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, selectRows } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { openInSearch } from '../open.ts'
import { offerSearch, offers } from '../tables.ts'
import type { Selection } from './subjects.ts'

/** What offers pay, ask and are called is read of so many, the newest, however many there are. */
export const SAMPLE = 1_500
const LEAST_SALARIES = 5
const TITLES = 6
const CDI = 1
/** « Stagiaire » and « Débutant ». */
const BEGINNERS = [1, 2]
/** « Baccalauréat », the fifth of the list, and what stands before it. */
const BACCALAUREATE = 5

interface Measured {
  total: number
  fresh: number
  shown: number
  quartiles: number[] | null
  permanent: number
  beginners: number
  baccalaureate: number
  medians: { by: number; median: number | null; shown: number }[] | null
  companies: { id: number; count: number }[] | null
  titles: { title: string; count: number }[] | null
}

export type LandingFigures = Awaited<ReturnType<typeof measureSelection>>

/** The condition on `offer_search` of what a page is about. */
function selected({ occupation_code, activity_area_id, city_id }: Selection): SQL | undefined {
  return and(
    occupation_code === null ? undefined : eq(offerSearch.occupation_code, occupation_code),
    activity_area_id === null ? undefined : eq(offerSearch.activity_area_id, activity_area_id),
    city_id === null ? undefined : eq(offerSearch.city_id, city_id),
  )
}

/** The newest open offers of a page. */
export async function listNewest(
  database: Database,
  selection: Selection,
  { limit, now }: { limit: number; now: Date },
): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(database, newest(selection, sql`offer_id AS id`, limit, now))
  return rows.map(({ id }) => id)
}

function newest(selection: Selection, columns: SQL, limit: number, now: Date): SQL {
  return sql`SELECT ${columns} FROM ${offerSearch} WHERE ${selected(selection)} AND ${openInSearch(now)}
    ORDER BY ${offerSearch.published_at} DESC, ${offerSearch.offer_id} DESC LIMIT ${limit}`
}

/** Measures the newest open offers of a page, and how their companies answer. */
export async function measureSelection(
  database: Database,
  { measureResponses }: Pick<ApplicationFacts, 'measureResponses'>,
  selection: Selection,
  now: Date,
) {
  const measured = await measureOffers(database, selection, now)
  const companies = measured.companies ?? []
  const responses = await measureResponses(
    database,
    companies.map(({ id }) => id),
    now,
  )
  const expected = [...responses.values()].reduce((sum, each) => sum + each.expected, 0)
  const answered = [...responses.values()].reduce((sum, each) => sum + (each.rate * each.expected) / 100, 0)
  const enough = measured.shown >= LEAST_SALARIES ? measured.quartiles : null
  return {
    ...measured,
    companies,
    responses,
    titles: measured.titles ?? [],
    is_sampled: measured.total >= SAMPLE,
    answered_rate: expected > 0 ? Math.round((100 * answered) / expected) : null,
    quartiles: enough?.map(roundAmount) ?? null,
    medians: new Map(
      (measured.medians ?? []).map(({ by, median, shown }) => [
        by,
        median !== null && shown >= LEAST_SALARIES ? roundAmount(median) : null,
      ]),
    ),
  }
}

/** Amounts of several offers are told by tens of thousands: more would say too much. */
const roundAmount = (amount: number) => Math.round(amount / 10_000) * 10_000

async function measureOffers(database: Database, selection: Selection, now: Date): Promise<Measured> {
  const columns = sql`offer_id, company_id, activity_area_id, city_id, contract_id, job_level_id, degree_id, published_at`
  const { id, title, salary_visible, min_salary, max_salary } = offers
  const by = selection.city_id === null ? sql`city_id` : sql`activity_area_id`
  const [row] = await selectRows<Measured>(
    database,
    sql`WITH picked AS MATERIALIZED (${newest(selection, columns, SAMPLE, now)}),
      read AS MATERIALIZED (SELECT picked.*, ${title} AS title, CASE WHEN ${salary_visible}
          THEN (coalesce(${min_salary}, ${max_salary}) + coalesce(${max_salary}, ${min_salary})) / 2 END AS pay
        FROM picked JOIN ${offers} ON ${id} = picked.offer_id)
    SELECT count(*)::int AS total, count(pay)::int AS shown,
      (count(*) FILTER (WHERE published_at >= ${mondayOf(now).toISOString()}::timestamptz))::int AS fresh,
      percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY pay) AS quartiles,
      (count(*) FILTER (WHERE contract_id = ${CDI}))::int AS permanent,
      (count(*) FILTER (WHERE job_level_id IN ${BEGINNERS}))::int AS beginners,
      (count(*) FILTER (WHERE degree_id <= ${BACCALAUREATE}))::int AS baccalaureate,
      (SELECT jsonb_agg(m) FROM (SELECT ${by} AS by, count(pay)::int AS shown,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY pay) AS median FROM read GROUP BY 1) m) AS medians,
      (SELECT jsonb_agg(c) FROM (SELECT company_id AS id, count(*)::int AS count FROM read
        GROUP BY 1 ORDER BY 2 DESC, 1) c) AS companies,
      (SELECT jsonb_agg(t) FROM (SELECT min(title) AS title, count(*)::int AS count FROM read
        GROUP BY lower(title) HAVING count(*) > 1 ORDER BY 2 DESC, 1 LIMIT ${TITLES}) t) AS titles
    FROM read`,
  )
  if (!row) throw new Error('an aggregate has one row')
  return row
}

/** The first moment of this week in Antananarivo. */
function mondayOf(now: Date): Date {
  const today = startOfDay(dayAt(now))
  const weekday = new Date(`${dayAt(now)}T00:00:00Z`).getUTCDay()
  return after(today, -((weekday + 6) % 7) * DAY)
}
