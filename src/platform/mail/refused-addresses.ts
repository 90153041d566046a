import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { outgoingMails, refusedAddresses } from '../tables.ts'

/** What a receiver that does not exist, or no longer takes mail, is refused with (RFC 5321, 4.2.3). */
const ABOUT_THE_MAILBOX = new Set([550, 551, 552, 553])
/** A reply that also says by its second number that it is about the address or its mailbox (RFC 3463, 3). */
const DETAIL = /^5\d\d[ -]5\.(\d)\./
const ADDRESS_OR_MAILBOX = ['1', '2']
/** Words of a reply without that number which say that the sender is not liked. */
const ABOUT_THIS_SITE =
  /spam|block|black ?list|dnsbl|\brbl\b|polic[yi]|\bspf\b|\bdkim\b|\bdmarc\b|relay|reputation|denied/i

/**
 * Tells a refusal of the receiver from one of this site: a server that distrusts the sender (5.7.x, or words to that
 * effect) says so to every receiver, and nobody’s address is wrong by that.
 */
export function refusesAddress(error: unknown): boolean {
  const { command, responseCode, response } = error as Record<string, unknown>
  if (command !== 'RCPT TO' || !ABOUT_THE_MAILBOX.has(Number(responseCode))) return false
  const [, detail] = DETAIL.exec(String(response)) ?? []
  return detail ? ADDRESS_OR_MAILBOX.includes(detail) : !ABOUT_THIS_SITE.test(String(response))
}

/** Marks an address, and gives up what waits for it: told weeks later it would be wrong. */
export async function markRefused(database: Database, address: string, now: Date) {
  await database.insert(refusedAddresses).values({ address, refused_at: now }).onConflictDoNothing()
  const { to_address, sent_at, given_up_at } = outgoingMails
  await database
    .update(outgoingMails)
    .set({ given_up_at: now, failure: 'ADDRESS REFUSED' })
    .where(and(eq(to_address, address), isNull(sent_at), isNull(given_up_at)))
}

/** Whether mails to an address pause. */
export async function isRefused(database: Database, address: string): Promise<boolean> {
  const [row] = await database
    .select({ address: refusedAddresses.address })
    .from(refusedAddresses)
    .where(eq(refusedAddresses.address, address))
  return row !== undefined
}

/** Takes the mark off an address that was proved again, or is nobody’s any more. */
export async function forgetRefusal(database: Database, address: string) {
  await database.delete(refusedAddresses).where(eq(refusedAddresses.address, address))
}
