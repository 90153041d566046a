import { and, count, eq, isNull, lte } from 'drizzle-orm'
import { readBell } from '#src/notifications/notifications.ts'
import { withdrawSms } from '#src/notifications/sms/messages.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { threadLink } from './notifying.ts'
import { applicationMessages as messages, messageThreads } from './tables.ts'
import { announceThread, findApplicationFor, lockThread, otherSide, type Party } from './threads.ts'

/**
 * Marks what this side received as read, up to a message. A colleague who only reads the company's threads marks
 * nothing.
 * @throws HttpError 404 for a stranger
 */
export async function markRead(services: Services, party: Party, id: number, until: number) {
  const row = await findApplicationFor(services.db, party, id)
  if (party.side === 'company' && party.actor.company.role === 'reader') return
  await inTransaction(services, party.actor, async (unit) => {
    const thread = await lockThread(unit, id)
    if (!thread) return
    await readBell(unit, party.actor.id, threadLink(party.side, row))
    if (thread[`${party.side}_unread`] === 0) return
    const waiting = and(
      eq(messages.application_id, id),
      eq(messages.side, otherSide(party.side)),
      isNull(messages.read_at),
    )
    await unit.db
      .update(messages)
      .set({ read_at: unit.now })
      .where(and(waiting, lte(messages.id, until)))
    const [left] = await unit.db.select({ count: count() }).from(messages).where(waiting)
    const unread = left?.count ?? 0
    if (unread === thread[`${party.side}_unread`]) return
    await unit.db
      .update(messageThreads)
      .set({
        [`${party.side}_unread`]: unread,
        ...(unread === 0 && { [`${party.side}_mail_at`]: null }),
      })
      .where(eq(messageThreads.application_id, id))
    if (unread === 0) await withdrawSms(unit, party.actor.id, `message-unread:${id}:`)
    await announceThread(unit, thread)
  })
}
