import { and, asc, count, desc, eq, gte, inArray, like, lte, type SQL, sql } from 'drizzle-orm'
import { findPeople, listNames } from '#src/accounts/people.ts'
import type { AdminRole } from '#src/accounts/shared/kinds.ts'
import { DECISIONS, type Decision } from '#src/moderation/shared/decisions.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'
import { endOfDay, startOfDay } from '#src/shared/dates.ts'
import { nameSubjects } from './subjects.ts'

export interface LogSearch {
  /** Part of the name or the address of the actor, or the account's number. */
  who?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  /** Both are days at Antananarivo, `2026-11-21`, and belong to the period. */
  from?: string | undefined
  to?: string | undefined
  sort_by_date: 'asc' | 'desc'
  per_page: number
}

/** The page that begins after a line, or ends before one; the first page without either. */
interface Place {
  after?: number | undefined
  before?: number | undefined
}

/** The administrator who reads the log. */
interface Reader {
  admin_role: AdminRole | null
}

/** A name that more people have is too vague to filter by; the list of numbers in the query stays bounded. */
const MAX_PEOPLE = 500
/** Lines are counted so far, because counting a million of them takes longer than reading a page. */
const COUNTED = 10_000

/** Reads one page of the log; nothing of this site writes in it but the decisions themselves. */
export async function readAuditLog(
  database: Database,
  { after, before, ...search }: LogSearch & Place,
  reader: Reader,
) {
  const condition = await conditionOf(database, search)
  const isBackwards = after === undefined && before !== undefined
  const isDescending = (search.sort_by_date === 'desc') !== isBackwards
  const edge = await findEdge(database, after ?? before)
  const order = isDescending ? desc : asc
  const rows = await database
    .select()
    .from(auditLog)
    .where(and(condition, edge && beyond(edge, isDescending)))
    .orderBy(order(auditLog.at), order(auditLog.id))
    .limit(search.per_page + 1)
  const hasMore = rows.length > search.per_page
  const page = rows.slice(0, search.per_page)
  if (isBackwards) page.reverse()
  const [hasBefore, hasAfter] = isBackwards ? [hasMore, true] : [edge !== undefined, hasMore]
  const counted = await countLines(database, condition)
  return {
    lines: await nameLines(database, page, reader),
    total: Math.min(counted, COUNTED),
    is_capped: counted > COUNTED,
    before: (hasBefore && page[0]?.id) || null,
    after: (hasAfter && page.at(-1)?.id) || null,
  }
}

/** Reads the lines that answer to a search, as many as are counted, to be written in a file. */
export async function readAuditLines(database: Database, search: LogSearch, reader: Reader) {
  const order = search.sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(auditLog)
    .where(await conditionOf(database, search))
    .orderBy(order(auditLog.at), order(auditLog.id))
    .limit(COUNTED)
  return nameLines(database, rows, reader)
}

async function conditionOf(database: Database, search: LogSearch): Promise<SQL | undefined> {
  const { at, action, actor_id, subject } = auditLog
  return and(
    search.who ? inArray(actor_id, await findActors(database, search.who)) : undefined,
    search.action ? like(action, `${search.action.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
    search.subject ? eq(subject, search.subject) : undefined,
    search.from ? gte(at, startOfDay(search.from)) : undefined,
    search.to ? lte(at, endOfDay(search.to)) : undefined,
  )
}

interface Edge {
  id: number
  /** The moment as the database writes it, to the microsecond. */
  at: string
}

async function findEdge(database: Database, id: number | undefined): Promise<Edge | undefined> {
  if (id === undefined) return undefined
  const [row] = await database
    .select({ id: auditLog.id, at: sql<string>`${auditLog.at}::text` })
    .from(auditLog)
    .where(eq(auditLog.id, id))
  return row
}

/** Both columns are compared as one, in the order of the list, so that an index finds where the page begins. */
function beyond({ at, id }: Edge, isDescending: boolean): SQL {
  const edge = sql`(${at}::timestamptz, ${id}::integer)`
  const line = sql`(${auditLog.at}, ${auditLog.id})`
  return isDescending ? sql`${line} < ${edge}` : sql`${line} > ${edge}`
}

async function countLines(database: Database, condition: SQL | undefined): Promise<number> {
  const some = database
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(condition)
    .limit(COUNTED + 1)
    .as('some')
  const [row] = await database.select({ count: count() }).from(some)
  return row?.count ?? 0
}

async function nameLines(database: Database, rows: (typeof auditLog.$inferSelect)[], { admin_role }: Reader) {
  const subjects = rows.map((row) => row.subject)
  const named = await nameSubjects(database, subjects, admin_role)
  return (await withNames(database, rows)).map((line) => ({
    ...line,
    subject_name: named.get(line.subject)?.name ?? null,
    shown_at: named.get(line.subject)?.shown_at ?? null,
  }))
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
