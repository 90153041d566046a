import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { after, DAY, MINUTE } from '#src/shared/durations.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database.ts'
import { delayAfter, workOff } from '../queue/due-rows.ts'
import { outgoingMails } from '../tables.ts'
import { LAST_MAIL } from './mail.ts'
import { markRefused, refusesAddress } from './refused-addresses.ts'
import type { Transport } from './transport.ts'

/** A mail that no server took in this time is given up, and says so. */
export const GIVEN_UP_AFTER = 5 * DAY
/** A mail that a worker took is its own for so long, which is longer than a transport may take. */
export const CLAIMED = 3 * MINUTE

type WaitingMail = typeof outgoingMails.$inferSelect

const isWaiting = () => and(isNull(outgoingMails.sent_at), isNull(outgoingMails.given_up_at))

/**
 * Sends the mails that are due, some at once: one that hangs holds up its own place only. No transaction is open
 * while a mail server answers, because on the embedded database it would hold up everybody.
 * @throws Error that says how many were not taken, and why; they are tried again later
 */
export async function deliverDueMails(database: Database, transport: Transport, clock: Clock) {
  const failures = await workOff({
    claim: (most) => claimDue(database, most, clock.now()),
    deliver: (mail) => deliver(database, transport, mail, clock),
  })
  if (failures.length > 0)
    throw new Error(`${failures.length} mails were not taken: ${[...new Set(failures)].join(', ')}`)
}

/** Returns `deliverDueMails` as one run at a time in this process: who calls meanwhile waits for that run. */
export function openDelivery(...given: Parameters<typeof deliverDueMails>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= deliverDueMails(...given).finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * Counts the mails that wait to be sent, for metrics and the log: `late` are those that failed at least once,
 * `oldest_seconds` is the longest wait.
 */
export async function countWaitingMails(database: Database, now: Date) {
  const { given_up_at, tries, created_at } = outgoingMails
  // Each of the two has an index of its own; nearly all of the rows are mails that were sent.
  const [row] = await database
    .select({
      waiting: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) FILTER (WHERE ${tries} > 0))::int`,
      oldest_seconds: sql<number>`coalesce(floor(extract(epoch FROM ${now.toISOString()}::timestamptz - min(${created_at}))), 0)::int`,
    })
    .from(outgoingMails)
    .where(isWaiting())
  const given_up = await database.$count(outgoingMails, isNotNull(given_up_at))
  return { ...(row ?? { waiting: 0, late: 0, oldest_seconds: 0 }), given_up }
}

/** Takes mails for this worker, by moving their next try: should the worker die, they are due again. */
async function claimDue(database: Database, most: number, now: Date): Promise<WaitingMail[]> {
  if (most === 0) return []
  const due = database
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(and(isWaiting(), lte(outgoingMails.next_try_at, now)))
    .orderBy(outgoingMails.next_try_at)
    .limit(most)
    .for('update', { skipLocked: true })
  return database
    .update(outgoingMails)
    .set({ next_try_at: after(now, CLAIMED), tries: sql`${outgoingMails.tries} + 1` })
    .where(inArray(outgoingMails.id, due))
    .returning()
}

/** @returns why it was not taken, without a word that the server said of the person; null when it was */
async function deliver(database: Database, transport: Transport, mail: WaitingMail, clock: Clock) {
  const own = eq(outgoingMails.id, mail.id)
  try {
    await transport({ ...mail, to: mail.to_address })
  } catch (error) {
    const failure = failureOf(error)
    const now = clock.now()
    const isOver = isFinal(error) || now.getTime() - mail.created_at.getTime() >= GIVEN_UP_AFTER
    const next_try_at = after(now, delayAfter(mail.tries))
    if (isOver && isLast(mail)) await database.delete(outgoingMails).where(own)
    await database
      .update(outgoingMails)
      .set({ failure, next_try_at, given_up_at: isOver ? now : null })
      .where(own)
    // An address without an account is asked to confirm itself each time, and nobody else is mailed at it.
    if (mail.user_id !== null && !isLast(mail) && refusesAddress(error))
      await markRefused(database, mail.to_address, now)
    return failure
  }
  if (isLast(mail)) await database.delete(outgoingMails).where(own)
  else await database.update(outgoingMails).set({ sent_at: clock.now(), failure: null }).where(own)
  return null
}

const isLast = ({ key }: WaitingMail) => key.startsWith(LAST_MAIL)

/** The commands whose refusal is about the receiver or the message; one of a greeting or a sign-in is about this site. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA'])

/** Whether the receiver's server will never take the mail: a reply from 500 on is permanent (RFC 5321, 4.2.1). */
function isFinal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return ABOUT_THE_MAIL.has(String(command)) && Number(responseCode) >= 500
}

/** Returns a failure by its codes alone, as « EENVELOPE 550 », because the server's own words may hold the address. */
function failureOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const name = error instanceof Error ? error.name : 'Error'
  return [
    typeof code === 'string' ? code : name,
    ...(typeof responseCode === 'number' ? [responseCode] : []),
  ].join(' ')
}
