import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { GatewayAnswer, MessageGateway } from '#src/platform/messages/gateway.ts'
import { gatewayOf } from '#src/platform/messages/open-gateway.ts'
import { delayAfter, workOff } from '#src/platform/queue/due-rows.ts'
import type { Services } from '#src/platform/services.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { takeFromBudget } from './budget.ts'
import { smsCodes, smsMessages, smsNumbers } from './tables.ts'

/** A message that a worker took is its own for so long, which is longer than a gateway may take. */
const CLAIMED = 2 * MINUTE
/** Stands in a row while its message is handed over: left there, nobody knows whether it was sent. */
const SENDING = 'SENDING'

type WaitingSms = typeof smsMessages.$inferSelect
type Delivering = Pick<Services, 'db' | 'env' | 'clock'>

const isWaiting = () => and(isNull(smsMessages.sent_at), isNull(smsMessages.given_up_at))

/**
 * Hands the messages that are due to the gateway. One that may have been sent is not sent again: the bell and the mail
 * tell the same, and a person is not to be texted twice.
 * @throws Error that says how many were not taken, and why, without a number or a text
 */
export async function deliverDueSms(services: Delivering, gateway = gatewayOf(services)): Promise<void> {
  if (!gateway) return
  const failures = await workOff({
    claim: (most) => claimDue(services, most),
    deliver: (message) => deliver(services, gateway, message),
  })
  if (failures.length > 0)
    throw new Error(`${failures.length} texts were not taken: ${[...new Set(failures)].join(', ')}`)
}

/** Takes messages for this worker, by moving their next try: should the worker die, they are due again. */
async function claimDue({ db, clock }: Delivering, most: number): Promise<WaitingSms[]> {
  const now = clock.now()
  const due = db
    .select({ id: smsMessages.id })
    .from(smsMessages)
    .where(and(isWaiting(), lte(smsMessages.next_try_at, now)))
    .orderBy(smsMessages.next_try_at)
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(smsMessages)
    .set({ next_try_at: after(now, CLAIMED), tries: sql`${smsMessages.tries} + 1` })
    .where(inArray(smsMessages.id, due))
    .returning()
}

/** @returns why it was not taken; null when it was, or when nobody is to have it */
async function deliver(services: Delivering, gateway: MessageGateway, message: WaitingSms) {
  const { id, text, useful_until, failure, kind, user_id } = message
  const giveUp = (why: string) => record(services, message, { failure: why, again: false })
  if (failure === SENDING) return giveUp('INTERRUPTED')
  if (services.clock.now() >= useful_until) return giveUp(failure ?? 'TOO_LATE')
  const to = await findNumber(services, message)
  if (to === null) return giveUp('NOT_WANTED').then(() => null)
  // A message counts once, however often it is tried.
  const usedUp = failure === null && (await takeFromBudget(services, kind === 'code' ? null : user_id))
  if (usedUp) return giveUp(usedUp).then(() => null)
  if (!(await markSending(services, id))) return null
  return record(services, message, await gateway({ id, to, text }))
}

/** Reads where a message goes now; null when its person no longer wants it. */
async function findNumber({ db }: Delivering, { user_id, kind }: WaitingSms): Promise<string | null> {
  const table = kind === 'code' ? smsCodes : smsNumbers
  const isWanted = or(isNull(smsNumbers.stopped_at), sql`${kind} = 'reply'`)
  const isTopic = or(sql`${kind} = 'reply'`, sql`${kind} = ANY(${smsNumbers.topics})`)
  const [row] = await db
    .select({ number: table.number })
    .from(table)
    .innerJoin(users, eq(users.id, table.user_id))
    .where(
      and(
        eq(table.user_id, user_id),
        eq(users.is_active, true),
        ...(kind === 'code' ? [] : [isWanted, isTopic]),
      ),
    )
  return row?.number ?? null
}

/** False when the message was withdrawn, or taken by another worker, since it was claimed. */
async function markSending({ db }: Delivering, id: string): Promise<boolean> {
  const marked = await db
    .update(smsMessages)
    .set({ failure: SENDING })
    .where(
      and(
        eq(smsMessages.id, id),
        isWaiting(),
        or(isNull(smsMessages.failure), ne(smsMessages.failure, SENDING)),
      ),
    )
    .returning({ id: smsMessages.id })
  return marked.length > 0
}

async function record({ db, clock }: Delivering, message: WaitingSms, answer: GatewayAnswer) {
  const now = clock.now()
  const own = eq(smsMessages.id, message.id)
  // A code is worth something to whoever reads this table: it is not kept once it has left.
  const bare = message.kind === 'code' ? { text: '' } : {}
  if (answer === 'taken') {
    await db
      .update(smsMessages)
      .set({ ...bare, sent_at: now, failure: null })
      .where(own)
    return null
  }
  const { failure, again, wait = 0 } = answer
  const next_try_at = after(now, Math.max(wait, delayAfter(message.tries)))
  const isOver = !again || next_try_at >= message.useful_until
  await db
    .update(smsMessages)
    .set({ failure, next_try_at, ...(isOver && { ...bare, given_up_at: now }) })
    .where(own)
  return failure
}
