import { type SQL, sql } from 'drizzle-orm'
import { offers } from './tables.ts'

/** The next `updated_at` of an offer, in SQL: pages send it back as the version, so it must grow with each change. */
export function nextVersion(now: Date): SQL {
  return sql`GREATEST(${now.toISOString()}::timestamptz, ${offers.updated_at} + interval '1 millisecond')`
}
