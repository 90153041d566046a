import { eq } from 'drizzle-orm'
import { pushSubscriptions } from '#src/accounts/tables.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { Kind } from './shared/kinds.ts'
import { pushSentence } from './shared/pushes.ts'
import { pushMessages } from './tables.ts'

/** Says that a message waits. The job carries nothing: its worker, and the sweep, find what is due in the table. */
export const sendPushJob = jobKind('notifications.send-push')

interface Push {
  user_id: number
  /** Consists of kind, event and reader. */
  key: string
  kind: Kind
  link: string
}

/** Writes what each browser of a person is to be told, with its job; the same event is told once in each. */
export async function enqueuePush({ db, env, now, send }: Unit, { user_id, key, kind, link }: Push) {
  if (!env.vapid || pushSentence(kind) === null) return
  const browsers = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, user_id))
  if (browsers.length === 0) return
  const moments = { created_at: now, next_try_at: now }
  const added = await db
    .insert(pushMessages)
    .values(browsers.map(({ id }) => ({ subscription_id: id, key: `${key}:${id}`, kind, link, ...moments })))
    .onConflictDoNothing({ target: pushMessages.key })
    .returning({ id: pushMessages.id })
  if (added.length > 0) await send(sendPushJob, {})
}
