import { and, eq, inArray, isNotNull, like, lt, or } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { outgoingMails } from '../tables.ts'
import { forgetRefusal } from './refused-addresses.ts'

/**
 * Removes mails written before `now` to a person, under a former address too, and those that tell of it by name.
 * @returns the ids of the mails, whose captured files are still to be removed
 */
export async function forgetMailsOf(
  tx: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string[]> {
  await forgetRefusal(tx, email)
  const { to_address, user_id, about_id, author_id, created_at } = outgoingMails
  const rows = await tx
    .delete(outgoingMails)
    .where(
      and(
        lt(created_at, now),
        or(eq(user_id, id), eq(about_id, id), eq(author_id, id), eq(to_address, email)),
      ),
    )
    .returning({ id: outgoingMails.id })
  return rows.map((row) => row.id)
}

/** Removes the mails of these keys. @returns their ids, because those that were captured are in files too */
export async function forgetMails(database: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await database
    .delete(outgoingMails)
    .where(inArray(outgoingMails.key, keys))
    .returning({ id: outgoingMails.id })
  return rows.map(({ id }) => id)
}

/** Removes the mails whose key begins with `keyStart` and that have left. */
export async function forgetSentMails(database: Database, keyStart: string) {
  await database
    .delete(outgoingMails)
    .where(and(isNotNull(outgoingMails.sent_at), like(outgoingMails.key, `${keyStart}%`)))
}
