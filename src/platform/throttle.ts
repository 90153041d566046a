import { sql } from 'drizzle-orm'
import { type Database, selectRows } from './database.ts'
import { tooMany } from './errors.ts'
import { throttles } from './tables.ts'

/** Counts one attempt; answers with how many are left and the seconds until the window ends. */
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
  return { left: limit - (row?.hits ?? 1), wait }
}

/** @throws HttpError 429 when `limit` attempts were already made in the current window of `seconds`. */
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

/** Forgets the attempts of a key, after a success. */
export async function clearAttempts(database: Database, key: string) {
  await database.execute(sql`DELETE FROM ${throttles} WHERE key = ${key}`)
}
