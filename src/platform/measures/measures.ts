import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { MINUTE } from '#src/shared/durations.ts'
import type { Database } from '../database.ts'
import { measures } from '../tables.ts'

/** Figures that are kept: mails and jobs that wait, as they were, and failures of the server since the one before. */
export type MeasureName = 'mails_waiting' | 'jobs_waiting' | 'server_errors'

/** Figures of these milliseconds share a row. */
const MEASURE_EVERY = 10 * MINUTE

const rowAt = (now: Date) => new Date(Math.floor(now.getTime() / MEASURE_EVERY) * MEASURE_EVERY)

/** Keeps how many there are now; within ten minutes the last one counts. */
export async function recordGauge(database: Database, name: MeasureName, value: number, now: Date) {
  await database
    .insert(measures)
    .values({ name, at: rowAt(now), value })
    .onConflictDoUpdate({ target: [measures.name, measures.at], set: { value } })
}

/** Adds so many to those of these ten minutes, whichever process counted them. */
export async function addToCount(database: Database, name: MeasureName, value: number, now: Date) {
  await database
    .insert(measures)
    .values({ name, at: rowAt(now), value })
    .onConflictDoUpdate({
      target: [measures.name, measures.at],
      set: { value: sql`${measures.value} + ${value}` },
    })
}

/** Lists the figures of this name after one moment and up to another, the earliest first. */
export function listMeasures(database: Database, name: MeasureName, from: Date, to: Date) {
  return database
    .select({ at: measures.at, value: measures.value })
    .from(measures)
    .where(and(eq(measures.name, name), gt(measures.at, from), lte(measures.at, to)))
    .orderBy(measures.at)
}
