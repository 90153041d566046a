import { and, desc, eq, gte, isNull, max, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { HttpError, notFound, tooMany } from '#src/platform/errors.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt, endOfDay } from '#src/shared/dates.ts'
import { after, DAY, SECOND } from '#src/shared/durations.ts'
import { apiKeyDays, apiKeys } from './tables.ts'

/** A partner that asks more often than this in a minute waits. */
export const REQUESTS_A_MINUTE = 60
const MARK = 'asafidy_'
const PREFIX_LENGTH = MARK.length + 6
/** What the list of keys says of their use. */
const COUNTED_DAYS = 30

/** The line of a key in the audit log. */
const subjectOf = (id: number) => `api-key:${id}`

/** Makes a key for a partner. @returns its row, and the key itself, which nobody can read again */
export async function createKey(
  unit: Unit,
  { partner, requests_a_day }: { partner: string; requests_a_day: number },
): Promise<{ id: number; key: string }> {
  const key = MARK + newToken()
  const [row] = await unit.db
    .insert(apiKeys)
    .values({
      partner,
      prefix: key.slice(0, PREFIX_LENGTH),
      hash: hashToken(key),
      requests_a_day,
      created_at: unit.now,
      created_by_id: unit.actor_id,
    })
    .returning({ id: apiKeys.id })
  if (!row) throw new Error('the key was not kept')
  await audit(unit, {
    action: 'api-keys.created',
    subject: subjectOf(row.id),
    details: { partner, requests_a_day },
  })
  return { id: row.id, key }
}

/** Ends a key for good; ending it again changes nothing. @throws HttpError 404 for an unknown one */
export async function revokeKey(unit: Unit, id: number) {
  const [row] = await unit.db.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  if (!row) throw notFound()
  if (row.revoked_at) return
  await unit.db.update(apiKeys).set({ revoked_at: unit.now }).where(eq(apiKeys.id, id))
  await audit(unit, {
    action: 'api-keys.revoked',
    subject: subjectOf(id),
    details: { partner: row.partner },
  })
}

/** Lists every key with its use, the newest first. */
export async function listKeys(database: Database, now: Date) {
  const today = dayAt(now)
  const since = dayAt(after(now, -COUNTED_DAYS * DAY))
  const used = database
    .select({
      key_id: apiKeyDays.key_id,
      last_used_at: max(apiKeyDays.last_used_at).as('last_used_at'),
      today:
        sql<number>`coalesce(sum(${apiKeyDays.requests}) FILTER (WHERE ${apiKeyDays.day} = ${today}), 0)::int`.as(
          'today',
        ),
      month:
        sql<number>`coalesce(sum(${apiKeyDays.requests}) FILTER (WHERE ${gte(apiKeyDays.day, since)}), 0)::int`.as(
          'month',
        ),
    })
    .from(apiKeyDays)
    .groupBy(apiKeyDays.key_id)
    .as('used')
  return database
    .select({
      id: apiKeys.id,
      partner: apiKeys.partner,
      prefix: apiKeys.prefix,
      requests_a_day: apiKeys.requests_a_day,
      created_at: apiKeys.created_at,
      created_by_id: apiKeys.created_by_id,
      revoked_at: apiKeys.revoked_at,
      last_used_at: used.last_used_at,
      today: used.today,
      month: used.month,
    })
    .from(apiKeys)
    .leftJoin(used, eq(used.key_id, apiKeys.id))
    .orderBy(desc(apiKeys.id))
}

const UNKNOWN = 'Cette clé n’existe pas ou a été révoquée. Écrivez-nous pour en recevoir une.'

/**
 * Counts one request of a key.
 * @param given what stands after « Bearer » in the request; null without any
 * @returns the limit of the day, what is left of it, and the seconds until it is there again
 * @throws HttpError 401 for a key that is missing, unknown or revoked, 429 beyond its limits
 */
export async function countRequest(database: Database, given: string | null, now: Date) {
  const [key] = given
    ? await database
        .select({ id: apiKeys.id, limit: apiKeys.requests_a_day })
        .from(apiKeys)
        .where(and(eq(apiKeys.hash, hashToken(given)), isNull(apiKeys.revoked_at)))
    : []
  if (!key)
    throw new HttpError(401, given ? UNKNOWN : 'Ajoutez votre clé\u00A0: Authorization: Bearer asafidy_…', {
      headers: { 'www-authenticate': 'Bearer' },
    })
  const day = dayAt(now)
  const [used] = await database
    .insert(apiKeyDays)
    .values({ key_id: key.id, day, requests: 1, last_used_at: now })
    .onConflictDoUpdate({
      target: [apiKeyDays.key_id, apiKeyDays.day],
      set: { requests: sql`${apiKeyDays.requests} + 1`, last_used_at: now },
    })
    .returning({ requests: apiKeyDays.requests })
  const resets = Math.ceil((endOfDay(day).getTime() - now.getTime()) / SECOND)
  const left = key.limit - (used?.requests ?? 1)
  if (left < 0) throw tooMany(resets, key.limit)
  const minute = await countAttempt(database, `api-key:minute:${key.id}`, REQUESTS_A_MINUTE, 60, now)
  if (minute.left < 0) throw tooMany(minute.wait, REQUESTS_A_MINUTE)
  return { limit: key.limit, left, resets }
}
