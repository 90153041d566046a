import { and, asc, between, eq } from 'drizzle-orm'
import { after, HOUR } from '#src/shared/durations.ts'
import { uidOf } from '../interviews/calendar-entry.ts'
import { calendarReminders } from '../tables.ts'
import { EVENT_DEFAULTS, type EventSearch, type FoundEvent } from './search.ts'

export async function findReminders({ db, env, viewer, wanted }: EventSearch): Promise<FoundEvent[]> {
  const { id, user_id, day, time } = calendarReminders
  const rows = await db
    .select()
    .from(calendarReminders)
    .where(
      and(
        eq(user_id, viewer.id),
        wanted.id === undefined ? between(day, wanted.from, wanted.to) : eq(id, wanted.id),
      ),
    )
    .orderBy(asc(day), asc(time), asc(id))
  return rows.map((row) => {
    const at = row.time ? new Date(`${row.day}T${row.time}:00+03:00`) : null
    return {
      event: {
        ...EVENT_DEFAULTS,
        key: `reminder-${row.id}`,
        type: 'reminder',
        title: row.title,
        detail: row.note,
        day: row.day,
        starts_at: at?.toISOString() ?? null,
        link: null,
        reminder: { id: row.id, note: row.note, time: row.time, done: row.done_at !== null },
      },
      entry: {
        uid: uidOf(env, `reminder-${row.id}`),
        sequence: row.sequence,
        stamp: row.updated_at,
        starts: at ?? row.day,
        ...(at && { ends: after(at, HOUR / 2) }),
        summary: row.done_at ? `Fait\u00a0: ${row.title}` : row.title,
        description: row.note,
        isNote: true,
        // A note of a whole day is recalled at nine.
        alarms: row.done_at ? [] : [at ? 'PT0S' : 'PT9H'],
      },
    }
  })
}
