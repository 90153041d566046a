import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationRow } from '../applications.ts'
import { PER_PAGE } from './contract.ts'
import { applicationMessages as messages } from './tables.ts'
import { findApplicationFor, findSilence, findThread, type Party } from './threads.ts'

export type MessageRow = typeof messages.$inferSelect

/** Reads one page of the thread, the oldest message first; it is the last page, unless `before` names a message. */
export async function readThread({ db, clock }: Services, party: Party, id: number, before: number | null) {
  const row = await findApplicationFor(db, party, id)
  const thread = await findThread(db, id)
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(messages.application_id, id), before ? lt(messages.id, before) : undefined))
    .orderBy(desc(messages.id))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE).reverse()
  return {
    row,
    rows: page,
    before: rows.length > PER_PAGE ? (page[0]?.id ?? null) : null,
    unread: thread?.[`${party.side}_unread`] ?? 0,
    silence: await findSilence(db, party, row, { thread, now: clock.now() }),
  }
}

/** @throws HttpError 404 for a stranger, and for a message of another thread */
export async function findMessage(
  database: Database,
  party: Party,
  id: number,
  messageId: number,
): Promise<{ row: ApplicationRow; message: MessageRow }> {
  const row = await findApplicationFor(database, party, id)
  const [message] = await database
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.application_id, id)))
  if (!message) throw notFound()
  return { row, message }
}

/** Reads the joined file. @throws HttpError 404 for a stranger, and once a moderator removed the message */
export async function readFile(services: Services, party: Party, id: number, messageId: number) {
  const { message } = await findMessage(services.db, party, id, messageId)
  if (!message.file_key || message.removed_at) throw notFound()
  return {
    bytes: await services.files.read(message.file_key),
    name: message.file_name ?? 'piece-jointe',
    content_type: message.file_type ?? 'application/octet-stream',
  }
}
