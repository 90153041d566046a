import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { findPage } from '#src/platform/database/counting.ts'
import type { Database } from '#src/platform/database.ts'
import type { MessageKind } from './shared/kinds.ts'
import { contactAnswers, contactMessages, SEARCHED_MESSAGE } from './tables.ts'

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

/** Reads one page of the messages to the team, in the order in which they came. */
export async function listMessages(database: Database, search: MessageSearch) {
  const { id } = contactMessages
  const list = {
    table: contactMessages,
    id,
    condition: conditionOf(search),
    isSearch: Boolean(search.q),
  }
  const { ids, ...counted } = await findPage(database, list, search)
  const rows = await database
    .select()
    .from(contactMessages)
    .where(inArray(id, ids.length > 0 ? ids : [0]))
    .orderBy((search.sort_by_date === 'asc' ? asc : desc)(id))
  return { rows, ...counted }
}

function conditionOf({ q, kind, state }: MessageSearch) {
  const { closed_at } = contactMessages
  const part = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    q ? ilike(sql.raw(SEARCHED_MESSAGE), part) : undefined,
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
