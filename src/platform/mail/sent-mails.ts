import { and, eq, isNotNull, like, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { outgoingMails } from '../tables.ts'

/**
 * Removes mails written before `now` to a person, under a former address too: their keys end with its id;
 * and those to others whose text holds one of these words.
 */
export async function forgetMailsOf(
  tx: Database,
  { id, email }: { id: number; email: string },
  words: string[],
  now: Date,
) {
  const { key, to_address, subject, text, created_at } = outgoingMails
  const naming = words.map((word) => sql`position(${word} in ${subject} || ${text}) > 0`)
  await tx
    .delete(outgoingMails)
    .where(and(lt(created_at, now), or(eq(to_address, email), like(key, `%:${id}`), ...naming)))
}

/** Removes mails that have left: those whose key begins with `keyStart`, and any written before `before`. */
export async function forgetSentMails(database: Database, keyStart: string, before: Date) {
  await database
    .delete(outgoingMails)
    .where(
      and(
        isNotNull(outgoingMails.sent_at),
        or(like(outgoingMails.key, `${keyStart}%`), lt(outgoingMails.created_at, before)),
      ),
    )
}
