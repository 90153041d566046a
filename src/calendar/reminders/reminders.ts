import { and, count, eq, sql } from 'drizzle-orm'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { calendarReminders } from '../tables.ts'
import type { ReminderInput } from './contract.ts'

type ReminderRow = typeof calendarReminders.$inferSelect
type Owner = { id: number }

/** Nobody writes this many by hand. */
const MOST = 5_000

export async function addReminder(services: Services, owner: Owner, input: ReminderInput) {
  return inTransaction(services, owner, async ({ db, now }) => {
    const [kept] = await db
      .select({ count: count() })
      .from(calendarReminders)
      .where(eq(calendarReminders.user_id, owner.id))
    if ((kept?.count ?? 0) >= MOST)
      throw conflict('Votre calendrier est plein\u00a0: supprimez d’anciens rappels.')
    const [row] = await db
      .insert(calendarReminders)
      .values({ ...input, user_id: owner.id, created_at: now, updated_at: now })
      .returning()
    if (!row) throw new Error('the reminder was not written')
    return row
  })
}

/** @throws HttpError 404 for somebody else's */
export async function changeReminder(
  services: Services,
  owner: Owner,
  id: number,
  change: Partial<ReminderInput> & { done?: boolean },
): Promise<ReminderRow> {
  const { done, ...values } = change
  return inTransaction(services, owner, async ({ db, now }) => {
    const [row] = await db
      .update(calendarReminders)
      .set({
        ...values,
        ...(done !== undefined && { done_at: done ? now : null }),
        sequence: sql`${calendarReminders.sequence} + 1`,
        updated_at: now,
      })
      .where(ownedBy(owner, id))
      .returning()
    if (!row) throw notFound()
    return row
  })
}

/** @throws HttpError 404 for somebody else's */
export async function deleteReminder(services: Services, owner: Owner, id: number) {
  await inTransaction(services, owner, async ({ db }) => {
    const gone = await db
      .delete(calendarReminders)
      .where(ownedBy(owner, id))
      .returning({ id: calendarReminders.id })
    if (gone.length === 0) throw notFound()
  })
}

/** Deletes a person’s own reminders. */
export async function deleteRemindersOf({ db }: Unit, userId: number) {
  await db.delete(calendarReminders).where(eq(calendarReminders.user_id, userId))
}

const ownedBy = (owner: Owner, id: number) =>
  and(eq(calendarReminders.id, id), eq(calendarReminders.user_id, owner.id))

export function presentReminder({ id, title, note, day, time, done_at }: ReminderRow) {
  return { id, title, note, day, time, done: done_at !== null }
}
