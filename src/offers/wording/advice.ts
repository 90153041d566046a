import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { openInSearch } from '../open.ts'
import { offerSearch, offers } from '../tables.ts'
import type { PayAdvice } from './contract.ts'

/** With fewer offers the figures could tell what a single company pays. */
export const LEAST_PAID = 5
/** Figures are rounded to so many Ariary. */
export const ROUNDED = 10_000

/** The quartiles of the monthly pay that open offers of this sector and level show; null when these are too few. */
export function findSimilarPay(
  database: Database,
  { activity_area_id, job_level_id }: { activity_area_id: number; job_level_id: number },
  now: Date,
): Promise<PayAdvice['similar']> {
  const { activity_area_id: sector, job_level_id: level } = offerSearch
  return measurePay(database, and(eq(sector, activity_area_id), eq(level, job_level_id)), now)
}

/** The same for the offers of one occupation. */
export function findOccupationPay(
  database: Database,
  occupationCode: string,
  now: Date,
): Promise<PayAdvice['similar']> {
  return measurePay(database, eq(offerSearch.occupation_code, occupationCode), now)
}

async function measurePay(
  database: Database,
  which: SQL | undefined,
  now: Date,
): Promise<PayAdvice['similar']> {
  const { min_salary, max_salary } = offers
  const share = (part: number, column: typeof min_salary | typeof max_salary) =>
    sql<number | null>`(percentile_disc(${sql.raw(String(part))}) WITHIN GROUP (ORDER BY ${column}))::int`
  const [row] = await database
    .select({
      count: sql<number>`count(*)::int`,
      from: share(0.25, min_salary),
      to: share(0.75, max_salary),
    })
    // The rows of the search have the indexes, and a salary where the offer shows one.
    .from(offerSearch)
    .innerJoin(offers, eq(offers.id, offerSearch.offer_id))
    .where(
      and(
        openInSearch(now),
        which,
        isNotNull(offerSearch.salary),
        isNotNull(min_salary),
        isNotNull(max_salary),
      ),
    )
  if (!row || row.count < LEAST_PAID || row.from === null || row.to === null) return null
  return { count: row.count, from: rounded(row.from), to: rounded(row.to) }
}

const rounded = (amount: number) => Math.round(amount / ROUNDED) * ROUNDED
