import { eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { jobKind } from '../queue/queue.ts'
import { type MailAttachment, outgoingMails } from '../tables.ts'
import type { Unit } from '../unit-of-work.ts'
import { isRefused } from './refused-addresses.ts'

/** A written mail; `key` names the event and the reader, so that the same event never mails twice. */
export interface Mail {
  key: string
  to: string
  /** The account that the mail is for, with which it is erased; null for an address without one. */
  user_id: number | null
  /** Another person whom the mail names: it is erased with that account too. */
  about_id?: number | undefined
  /** Whoever did what the mail tells, when it names that person beside the one it is about. */
  author_id?: number | undefined
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
  /** Whether its reader waits for it, to prove an address or to come in: it leaves to a refused address too. */
  is_awaited?: boolean
}

/**
 * The row of a mail whose key begins so goes as soon as the mail has left, or can't: it is the last one to a person of
 * whom nothing else is kept.
 */
export const LAST_MAIL = 'deletion-done:'

/**
 * Says that a mail waits. The job carries nothing: its worker, and the sweep, find the waiting mails in their table.
 */
export const sendMailJob = jobKind<{ id: string }>('mail.send')

/**
 * Writes the mail and its job with the change; a mail of the same key is left as it is, and one to an address that
 * refuses mails is not written unless it is awaited.
 */
export async function enqueueMail({ db, now, send }: Unit, mail: Mail) {
  const { to, is_awaited = false, ...written } = mail
  if (!is_awaited && !mail.key.startsWith(LAST_MAIL) && (await isRefused(db, to))) return
  const [row] = await db
    .insert(outgoingMails)
    .values({ ...written, to_address: to, created_at: now, next_try_at: now })
    .onConflictDoNothing({ target: outgoingMails.key })
    .returning({ id: outgoingMails.id })
  if (row) await send(sendMailJob, { id: row.id })
}

/** Whether a mail of this key was written, so that `enqueueMail` would leave it as it is. */
export async function isMailWritten(database: Database, key: string): Promise<boolean> {
  const rows = await database
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(eq(outgoingMails.key, key))
  return rows.length > 0
}
