import { and, gte, lt, min, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { COUNTED, countSegments, type Span } from './counted.ts'
import { COUNT_NAMES, DIMENSIONS } from './shared/names.ts'
import { dailyCounts, dailySegments } from './tables.ts'

/**
 * So many days are counted anew every night, because an answer, a payment or a return may come long after the day that it
 * counts for. What is older stays as it was, also when the accounts that it counted are deleted.
 */
const RECOUNTED_DAYS = 400

/** So many days are counted by one statement, so that none takes long, however much there is. */
const DAYS_AT_ONCE = 31

/** Counts the days until yesterday from the rows, all of them the first time. */
export async function countDays(services: Services): Promise<void> {
  await inTransaction(services, null, async ({ db, now }) => {
    // Of two runs at once, the second one counts after the first.
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('statistics', 0))`)
    const today = dayAt(now)
    const first = await findFirstDay(db, now)
    await db.delete(dailyCounts).where(and(gte(dailyCounts.day, first), lt(dailyCounts.day, today)))
    await db.delete(dailySegments).where(and(gte(dailySegments.day, first), lt(dailySegments.day, today)))
    const end = startOfDay(today)
    for (let from = startOfDay(first); from < end; from = after(from, DAYS_AT_ONCE * DAY)) {
      const until = Math.min(after(from, DAYS_AT_ONCE * DAY).getTime(), end.getTime())
      await countSpan(db, { from, until: new Date(until) })
    }
  })
}

/** The first day that is counted anew: where nothing was counted before, that of the first account. */
async function findFirstDay(database: Database, now: Date): Promise<string> {
  const [counted] = await database.select({ day: dailyCounts.day }).from(dailyCounts).limit(1)
  const recounted = dayAt(after(now, -RECOUNTED_DAYS * DAY))
  if (counted) return recounted
  const [earliest] = await database.select({ at: min(users.created_at) }).from(users)
  const began = earliest?.at ? dayAt(earliest.at) : recounted
  return [began, recounted].toSorted()[0] ?? recounted
}

async function countSpan(database: Database, span: Span) {
  for (const name of COUNT_NAMES)
    await database.execute(
      sql`INSERT INTO ${dailyCounts} (day, key, value, name) SELECT counted.*, ${name} FROM (${COUNTED[name](span)}) AS counted`,
    )
  for (const dimension of DIMENSIONS)
    await database.execute(
      sql`INSERT INTO ${dailySegments} (dimension, day, key, offers, applications, answers_due, answers_kept) ${countSegments(dimension, span)}`,
    )
}
