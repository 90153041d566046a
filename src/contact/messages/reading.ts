import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { MessageKind } from './shared/kinds.ts'
import { contactAnswers, contactMessages } from './tables.ts'

interface MessageSearch {
  /** Part of the object, of a name or of the address. */
  q?: string | undefined
  kind?: MessageKind | undefined
  /** Whether they wait for the team or are done with. */
  state?: 'open' | 'closed' | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Reads one page of the messages to the team; they are few, because each is kept for a year at most. */
export async function listMessages(database: Database, search: MessageSearch) {
  const { sort_by_date, page, per_page } = search
  const { created_at, id } = contactMessages
  const condition = conditionOf(search)
  const order = sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(contactMessages)
    .where(condition)
    .orderBy(order(created_at), order(id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database.select({ count: count() }).from(contactMessages).where(condition)
  return { rows, total: total?.count ?? 0 }
}

function conditionOf({ q, kind, state }: MessageSearch) {
  const { first_name, last_name, email, object, closed_at } = contactMessages
  const part = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const names = sql`${last_name} || ' ' || ${first_name} || ' ' || ${last_name}`
  return and(
    part ? or(ilike(object, part), ilike(names, part), ilike(email, part)) : undefined,
    kind && eq(contactMessages.kind, kind),
    state && (state === 'open' ? isNull(closed_at) : isNotNull(closed_at)),
  )
}

/** Reads the team's answers to these messages, the first one first. */
export function listAnswers(database: Database, messageIds: number[]) {
  if (messageIds.length === 0) return Promise.resolve([])
  return database
    .select()
    .from(contactAnswers)
    .where(inArray(contactAnswers.message_id, messageIds))
    .orderBy(contactAnswers.id)
}
