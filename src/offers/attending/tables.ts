import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { offers } from '../tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** When somebody of the company last looked at the applications to an offer, and was asked whether it is still open. */
export const offerAttendance = pgTable(
  'offer_attendance',
  {
    offer_id: integer()
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    attended_at: moment(),
    /** Null once the question was answered in any way, or the offer was paused without an answer. */
    asked_at: moment(),
  },
  (table) => [index('offer_attendance_asked').on(table.asked_at).where(sql`asked_at IS NOT NULL`)],
)
