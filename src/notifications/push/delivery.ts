import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { pushSubscriptions, users } from '#src/accounts/tables.ts'
import { delayAfter, workOff } from '#src/platform/queue/due-rows.ts'
import type { Services } from '#src/platform/services.ts'
import { after, DAY, MINUTE } from '#src/shared/durations.ts'
import { pushMessages } from '../tables.ts'
import { isPushService } from './known-services.ts'
import { type PushAnswer, sendToPushService } from './sending.ts'

/** What nobody was told of in this time is old, and the bell has it. */
const GIVEN_UP_AFTER = DAY
/** A message that a worker took is its own for so long, which is longer than a push service may take. */
const CLAIMED = MINUTE

type WaitingMessage = typeof pushMessages.$inferSelect
type Delivering = Pick<Services, 'db' | 'env' | 'clock'>

/**
 * Sends the messages that are due to the push services of their browsers.
 * @throws Error that says how many were not taken, and why; they are tried again later
 */
export async function deliverDuePushes(services: Delivering): Promise<void> {
  if (!services.env.vapid) return
  const failures = await workOff({
    claim: (most) => claimDue(services, most),
    deliver: (message) => deliver(services, message),
  })
  if (failures.length > 0)
    throw new Error(`${failures.length} pushes were not taken: ${[...new Set(failures)].join(', ')}`)
}

/** Takes messages for this worker, by moving their next try: should the worker die, they are due again. */
async function claimDue({ db, clock }: Delivering, most: number): Promise<WaitingMessage[]> {
  const now = clock.now()
  const due = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(
      and(isNull(pushMessages.sent_at), isNull(pushMessages.given_up_at), lte(pushMessages.next_try_at, now)),
    )
    .orderBy(pushMessages.next_try_at)
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(pushMessages)
    .set({ next_try_at: after(now, CLAIMED), tries: sql`${pushMessages.tries} + 1` })
    .where(inArray(pushMessages.id, due))
    .returning()
}

/** @returns why it was not taken, without a word of the push service; null when it was, or is tried no more */
async function deliver(services: Delivering, message: WaitingMessage): Promise<string | null> {
  const { db, env, clock } = services
  const [found] = await db
    .select({ browser: pushSubscriptions, is_active: users.is_active })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.user_id))
    .where(eq(pushSubscriptions.id, message.subscription_id))
  if (!found) return null
  const { browser, is_active } = found
  // What a setting no longer allows is not called, and a closed or suspended account is told of nothing.
  const mayBeTold = is_active && isPushService(env, browser.endpoint)
  const result = mayBeTold ? await sendToPushService(env, browser, message, clock.now()) : 'gone'
  if (result === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id))
    return null
  }
  await record(services, message, result)
  return result === 'taken' ? null : result.failure
}

async function record(
  { db, clock }: Delivering,
  message: WaitingMessage,
  result: Exclude<PushAnswer, 'gone'>,
) {
  const now = clock.now()
  const own = eq(pushMessages.id, message.id)
  if (result === 'taken') {
    await db.update(pushMessages).set({ sent_at: now, failure: null }).where(own)
    return
  }
  const { failure, is_final, wait = 0 } = result
  const next_try_at = after(now, Math.max(wait, delayAfter(message.tries)))
  const isOver = is_final || next_try_at.getTime() - message.created_at.getTime() >= GIVEN_UP_AFTER
  await db
    .update(pushMessages)
    .set({ failure, next_try_at, given_up_at: isOver ? now : null })
    .where(own)
}
