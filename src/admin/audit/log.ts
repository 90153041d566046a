import { and, asc, count, desc, eq, gte, inArray, like, lte } from 'drizzle-orm'
import { findPeople, listNames } from '#src/accounts/people.ts'
import { DECISIONS, type Decision } from '#src/moderation/shared/decisions.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'
import { endOfDay, startOfDay } from '#src/shared/dates.ts'
import { nameSubjects } from './subjects.ts'

interface LogSearch {
  /** Part of the name or the address of the actor, or the account's number. */
  who?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  /** Both are days at Antananarivo, `2026-11-21`, and belong to the period. */
  from?: string | undefined
  to?: string | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** A name that more people have is too vague to filter by; the list of numbers in the query stays bounded. */
const MAX_PEOPLE = 500

/** Reads one page of the log; nothing of this site writes in it but the decisions themselves. */
export async function readAuditLog(database: Database, search: LogSearch) {
  const { page, per_page, sort_by_date } = search
  const { at, action, actor_id, subject } = auditLog
  const condition = and(
    search.who ? inArray(actor_id, await findActors(database, search.who)) : undefined,
    search.action ? like(action, `${search.action.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    search.subject ? eq(subject, search.subject) : undefined,
    search.from ? gte(at, startOfDay(search.from)) : undefined,
    search.to ? lte(at, endOfDay(search.to)) : undefined,
  )
  const order = sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(auditLog)
    .where(condition)
    .orderBy(order(at), order(auditLog.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database.select({ count: count() }).from(auditLog).where(condition)
  const named = await nameSubjects(
    database,
    rows.map((row) => row.subject),
  )
  const lines = (await withNames(database, rows)).map((line) => ({
    ...line,
    subject_name: named.get(line.subject)?.name ?? null,
    shown_at: named.get(line.subject)?.shown_at ?? null,
  }))
  return { lines, total: total?.count ?? 0 }
}

async function findActors(database: Database, who: string): Promise<number[]> {
  return /^\d{1,9}$/.test(who) ? [Number(who)] : findPeople(database, who, MAX_PEOPLE)
}

/** Lists the latest decisions on these subjects, the last first, for the desks that show them. */
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
