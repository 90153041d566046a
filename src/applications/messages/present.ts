import { and, eq, inArray } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import type { ApplicationRow } from '../applications.ts'
import type { ThreadMessage, ThreadPage } from './contract.ts'
import type { MessageRow, readThread } from './messages.ts'
import { messageReports } from './tables.ts'
import type { Party } from './threads.ts'

export async function presentThread(
  database: Database,
  party: Party,
  { row, rows, before, unread, silence }: Awaited<ReturnType<typeof readThread>>,
): Promise<ThreadPage> {
  return { data: await presentMessages(database, party, row, rows), meta: { before, unread, silence } }
}

/** A message shows only the name of its author: no address and no number. */
export async function presentMessages(
  database: Database,
  { actor }: Party,
  { offer_copy }: ApplicationRow,
  rows: readonly MessageRow[],
): Promise<ThreadMessage[]> {
  const names = await listNames(
    database,
    rows.flatMap(({ author_id }) => author_id ?? []),
  )
  const reported = await listReported(
    database,
    actor.id,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    is_mine: row.author_id === actor.id,
    author: names.get(row.author_id ?? 0) ?? offer_copy.company.name,
    text: row.removed_at ? '' : row.text,
    file: row.removed_at ? null : fileOf(row),
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    is_removed: row.removed_at !== null,
    is_reported: reported.has(row.id),
  }))
}

function fileOf({ file_key, file_name, file_type, file_size }: MessageRow): ThreadMessage['file'] {
  if (!file_key) return null
  return {
    name: file_name ?? 'piece-jointe',
    content_type: file_type ?? 'application/octet-stream',
    size: file_size ?? 0,
  }
}

async function listReported(database: Database, reporterId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: messageReports.message_id })
    .from(messageReports)
    .where(and(eq(messageReports.reporter_id, reporterId), inArray(messageReports.message_id, ids)))
  return new Set(rows.map(({ id }) => id))
}
