import { and, count, desc, eq, gte, inArray, like, lte } from 'drizzle-orm'
import { findPeople, listNames } from '#src/accounts/people.ts'
import { DECISIONS, type Decision } from '#src/moderation/shared/decisions.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'
import { endOfDay, startOfDay } from '#src/shared/dates.ts'

interface Asked {
  /** Part of the name or the address of who did it, or the account's number. */
  who?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  /** First and last day at Antananarivo, `2026-11-21`. */
  from?: string | undefined
  to?: string | undefined
  page: number
  per_page: number
}

/** Of one name: more are not told apart by it. */
const MOST_PEOPLE = 500

/** One page of the log, the last line first; nothing here writes it. */
export async function readAuditLog(database: Database, { page, per_page, ...asked }: Asked) {
  const { at, action, actor_id, subject } = auditLog
  const condition = and(
    asked.who ? inArray(actor_id, await actorsOf(database, asked.who)) : undefined,
    asked.action ? like(action, `${asked.action.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    asked.subject ? eq(subject, asked.subject) : undefined,
    asked.from ? gte(at, startOfDay(asked.from)) : undefined,
    asked.to ? lte(at, endOfDay(asked.to)) : undefined,
  )
  const rows = await database
    .select()
    .from(auditLog)
    .where(condition)
    .orderBy(desc(at), desc(auditLog.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database.select({ count: count() }).from(auditLog).where(condition)
  return { lines: await withNames(database, rows), total: total?.count ?? 0 }
}

async function actorsOf(database: Database, who: string): Promise<number[]> {
  return /^\d{1,9}$/.test(who) ? [Number(who)] : findPeople(database, who, MOST_PEOPLE)
}

/** What was decided of these subjects, the last first, for the screens beside which it stands. */
export async function listDecisions(database: Database, subjects: string[]) {
  const rows = await database
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.subject, subjects), inArray(auditLog.action, Object.keys(DECISIONS))))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(10)
  return (await withNames(database, rows)).map(({ at, actor, action, details }) => ({
    at,
    by: actor,
    action: DECISIONS[action as Decision],
    why: typeof details.why === 'string' ? details.why : null,
  }))
}

async function withNames(database: Database, rows: (typeof auditLog.$inferSelect)[]) {
  const ids = rows.flatMap((row) => row.actor_id ?? [])
  const names = await listNames(database, ids)
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    actor: (row.actor_id && names.get(row.actor_id)) || null,
  }))
}
