import { sql } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import { openInSearch } from '../open.ts'
import { offerSearch, offers, usualPays } from '../tables.ts'
import { LEAST_PAID, ROUNDED } from './advice.ts'

/**
 * Measures what the open offers of each occupation and level show as pay, for the cards and pages of those that show none:
 * a list cannot measure it for each of its cards. What has too few offers is forgotten.
 */
export async function measureUsualPays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { occupation_code, job_level_id, salary, offer_id } = offerSearch
  const { min_salary, max_salary } = offers
  await db.execute(sql`
    WITH measured AS MATERIALIZED (
      SELECT ${occupation_code} AS code, ${job_level_id} AS level, count(*)::int AS count,
        (round((percentile_disc(0.25) WITHIN GROUP (ORDER BY ${min_salary})) / ${ROUNDED}::numeric) * ${ROUNDED}::int)::int AS lower,
        (round((percentile_disc(0.75) WITHIN GROUP (ORDER BY ${max_salary})) / ${ROUNDED}::numeric) * ${ROUNDED}::int)::int AS upper
      FROM ${offerSearch} JOIN ${offers} ON ${offers.id} = ${offer_id}
      WHERE ${openInSearch(clock.now())} AND ${occupation_code} IS NOT NULL AND ${job_level_id} IS NOT NULL
        AND ${salary} IS NOT NULL AND ${min_salary} IS NOT NULL AND ${max_salary} IS NOT NULL
      GROUP BY code, level HAVING count(*) >= ${LEAST_PAID}::int),
    forgotten AS (DELETE FROM ${usualPays} WHERE NOT EXISTS (
      SELECT FROM measured WHERE code = ${usualPays.occupation_code} AND level = ${usualPays.job_level_id}))
    INSERT INTO ${usualPays} SELECT code, level, count, lower, upper FROM measured
    ON CONFLICT (occupation_code, job_level_id) DO UPDATE
      SET "count" = excluded."count", "from" = excluded."from", "to" = excluded."to"`)
}
