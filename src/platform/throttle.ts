import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { after, DAY_SECONDS, HOUR_SECONDS, SECOND } from '#src/shared/durations.ts'
import { type DailyLimit, type DailyLimitLeft, reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { type Database, selectRows } from './database.ts'
import { HttpError, tooMany } from './errors.ts'
import type { Network } from './network.ts'
import type { Services } from './services.ts'
import { throttles } from './tables.ts'

/**
 * Counts one attempt of `limit` within a window of `seconds`, which begins with the first.
 * @returns how many are left, negative past the limit, the seconds until the window ends, and how many there were
 */
export async function countAttempt(
  database: Database,
  key: string,
  limit: number,
  seconds: number,
  now: Date,
) {
  const resets = new Date(now.getTime() + seconds * 1000)
  const [row] = await selectRows<{ hits: number; resets_at: string | Date }>(
    database,
    sql`INSERT INTO ${throttles} (key, hits, resets_at) VALUES (${key}, 1, ${resets.toISOString()})
      ON CONFLICT (key) DO UPDATE SET
        hits = CASE WHEN ${throttles.resets_at} <= ${now.toISOString()} THEN 1 ELSE ${throttles.hits} + 1 END,
        resets_at = CASE WHEN ${throttles.resets_at} <= ${now.toISOString()} THEN ${resets.toISOString()} ELSE ${throttles.resets_at} END
      RETURNING hits, resets_at`,
  )
  const wait = row ? (new Date(row.resets_at).getTime() - now.getTime()) / 1000 : seconds
  const hits = row?.hits ?? 1
  return { left: limit - hits, wait, hits }
}

/** Tells what is left of a limit without counting an attempt, so that a page can say so beforehand. */
export async function readDailyLimit(
  database: Database,
  key: string,
  { most }: Pick<DailyLimit, 'most'>,
  now: Date,
): Promise<DailyLimitLeft> {
  const [row] = await database
    .select({ hits: throttles.hits, resets_at: throttles.resets_at })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.resets_at, now)))
  return { left: Math.max(0, most - (row?.hits ?? 0)), again_at: row?.resets_at.toISOString() ?? null }
}

/** Returns the 429 of a limit that is reached, in the words that the page says beforehand. @param wait in seconds */
export function dailyLimitReached(limit: DailyLimit, wait: number, now: Date): HttpError {
  const { headers } = tooMany(wait, limit.most)
  return new HttpError(429, reachedLimitWords(limit, after(now, wait * SECOND)), { headers })
}

/** Counts one of a daily limit. @throws HttpError 429 when it was reached before, in the words that the page says beforehand */
export async function countDaily(database: Database, key: string, limit: DailyLimit, now: Date) {
  const { left, wait } = await countAttempt(database, key, limit.most, DAY_SECONDS, now)
  if (left < 0) throw dailyLimitReached(limit, wait, now)
}

/** Counts one attempt. @throws HttpError 429 when `limit` were already made in the current window of `seconds` */
export async function allowAttempt(
  database: Database,
  key: string,
  limit: number,
  seconds: number,
  now: Date,
) {
  const { left, wait } = await countAttempt(database, key, limit, seconds, now)
  if (left < 0) throw tooMany(wait, limit)
}

interface NetworkLimits {
  minute?: number
  hour?: number
  /** Of all networks together: whoever has many addresses is stopped by it. */
  hourInAll?: number
}

/** Counts one attempt of a visitor's network at `what`. @throws HttpError 429 when a limit was reached */
export async function allowNetwork(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  what: string,
  network: Network,
  { minute, hour, hourInAll }: NetworkLimits,
) {
  const now = clock.now()
  if (minute) await allowAttempt(db, `${what}:minute:${network}`, minute, 60, now)
  if (hour) await allowAttempt(db, `${what}:hour:${network}`, hour, HOUR_SECONDS, now)
  // What a network's own limit refuses is not counted here, so that one cannot use up what is there for all.
  if (hourInAll) await allowAttempt(db, `${what}:hour`, hourInAll, HOUR_SECONDS, now)
}

/** Forgets the attempts of a key, after a success. */
export async function clearAttempts(database: Database, key: string) {
  await database.execute(sql`DELETE FROM ${throttles} WHERE key = ${key}`)
}

/** Takes one attempt back: it was no failure, or was refused for another reason. */
export async function giveBackAttempt(database: Database, key: string) {
  await database.execute(sql`UPDATE ${throttles} SET hits = hits - 1 WHERE key = ${key} AND hits > 0`)
}

interface Slowing {
  /** Failures of a day that cost nothing. */
  free: number
  /** Longest wait between two further ones, in seconds: nobody is locked out for ever. */
  most: number
}

/**
 * Counts one attempt that may be a failure: past the free ones each waits twice as long as the one before. Answers with
 * the seconds to wait, 0 when it may be made; `clearSlowing` after a success.
 */
export async function slowDown(database: Database, key: string, { free, most }: Slowing, now: Date) {
  const { hits } = await countAttempt(database, key, free, DAY_SECONDS, now)
  if (hits <= free) return 0
  const seconds = Math.min(2 ** Math.min(hits - free, 30), most)
  const { left, wait } = await countAttempt(database, `${key}:pause`, 1, seconds, now)
  if (left >= 0) return 0
  // This attempt was not made, so the next wait must not grow by it.
  await giveBackAttempt(database, key)
  return wait
}

/** Reads what `slowDown` counted: the failures of the day, and until when a next try waits; null without a wait. */
export async function readSlowing(database: Database, key: string, now: Date) {
  const rows = await database
    .select()
    .from(throttles)
    .where(and(inArray(throttles.key, [key, `${key}:pause`]), gt(throttles.resets_at, now)))
  const until = rows.find((row) => row.key !== key)?.resets_at ?? null
  return { hits: rows.find((row) => row.key === key)?.hits ?? 0, until }
}

/** Takes one attempt of `slowDown` back, with the pause that it began. */
export async function clearPause(database: Database, key: string) {
  await giveBackAttempt(database, key)
  await clearAttempts(database, `${key}:pause`)
}

/** Forgets the failures that `slowDown` counted. */
export async function clearSlowing(database: Database, key: string) {
  await clearAttempts(database, key)
  await clearAttempts(database, `${key}:pause`)
}
