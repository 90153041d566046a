import { and, eq, isNotNull, like, lt, or, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { outgoingMails } from './tables.ts'

/** Removes mails written before `now` to an address, and those to others whose text holds one of these words. */
export async function forgetMailsOf(tx: Database, address: string, words: string[], now: Date) {
  const naming = words.map(
    (word) => sql`position(${word} in ${outgoingMails.subject} || ${outgoingMails.text}) > 0`,
  )
  await tx
    .delete(outgoingMails)
    .where(and(lt(outgoingMails.created_at, now), or(eq(outgoingMails.to_address, address), ...naming)))
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
