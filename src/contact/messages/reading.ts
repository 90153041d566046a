import { asc, count, desc, ilike, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { contactMessages } from './tables.ts'

interface MessageSearch {
  /** Part of the object, of a name or of the address. */
  q?: string | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Reads one page of the messages to the team; they are few, because each is kept for a year at most. */
export async function listMessages(database: Database, { q, sort_by_date, page, per_page }: MessageSearch) {
  const { first_name, last_name, email, object, created_at, id } = contactMessages
  const part = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const names = sql`${last_name} || ' ' || ${first_name} || ' ' || ${last_name}`
  const condition = part ? or(ilike(object, part), ilike(names, part), ilike(email, part)) : undefined
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
