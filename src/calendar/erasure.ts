import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { calendarReminders, calendarSubscriptions, interviewAttendees, interviews } from './tables.ts'

/**
 * Removes a person's reminders and private address, its place at meetings, and what was written to or about it as an
 * applicant. The meetings themselves stay, as the applications do; a coming one is cancelled when its application ends.
 */
export async function eraseCalendar({ db }: Unit, userId: number) {
  await db.delete(calendarReminders).where(eq(calendarReminders.user_id, userId))
  await db.delete(calendarSubscriptions).where(eq(calendarSubscriptions.user_id, userId))
  await db.delete(interviewAttendees).where(eq(interviewAttendees.user_id, userId))
  await db
    .update(interviews)
    .set({ message: '', preparation: '', reason: '', place: '' })
    .where(eq(interviews.applicant_id, userId))
  await db.update(interviews).set({ organiser_id: null }).where(eq(interviews.organiser_id, userId))
}
