import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { calendarReminders, calendarSubscriptions, interviewAttendees, interviews } from './tables.ts'

/**
 * Removes a person's notes and private address, its place at meetings, and what it wrote or was written about it. That
 * there was a meeting stays, as the application does; one that was still to come is cancelled when that one ends.
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
