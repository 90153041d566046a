import { and, between, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames } from '#src/accounts/people.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt, endOfDay, startOfDay } from '#src/shared/dates.ts'
import { after, HOUR, MINUTE } from '#src/shared/durations.ts'
import { calendarReminders, interviewAttendees, interviews } from '../tables.ts'
import type { BusyTime } from './contract.ts'

export interface TimeSpan {
  starts_at: Date
  ends_at: Date
}

export const overlaps = (one: TimeSpan, other: TimeSpan) =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at

export const timeSpanOf = (starts_at: Date, minutes: number): TimeSpan => ({
  starts_at,
  ends_at: after(starts_at, minutes * MINUTE),
})

interface Taken extends TimeSpan {
  interview_id: number
  applicant_id: number
  user_id: number
}

/** Lists the meetings that were agreed on with these people between two moments. */
export async function listTaken(db: Database, userIds: number[], within: TimeSpan): Promise<Taken[]> {
  if (userIds.length === 0) return []
  const { starts_at, ends_at } = interviews
  const rows = await db
    .select({
      interview_id: interviews.id,
      applicant_id: interviews.applicant_id,
      user_id: interviewAttendees.user_id,
      starts_at,
      ends_at,
    })
    .from(interviewAttendees)
    .innerJoin(interviews, eq(interviews.id, interviewAttendees.interview_id))
    .where(
      and(
        inArray(interviewAttendees.user_id, userIds),
        eq(interviews.state, 'confirmed'),
        isNotNull(starts_at),
        lt(starts_at, within.ends_at),
        gt(ends_at, within.starts_at),
      ),
    )
  return rows.flatMap(({ starts_at, ends_at, ...row }) =>
    starts_at && ends_at ? [{ ...row, starts_at, ends_at }] : [],
  )
}

/** Whether none of these people has another meeting then. */
export async function isFree(
  db: Database,
  userIds: number[],
  time: TimeSpan,
  exceptId: number | null = null,
) {
  const taken = await listTaken(db, userIds, time)
  return taken.every(({ interview_id }) => interview_id === exceptId)
}

/** A reminder is shown as one hour: it warns the recruiter, but nobody is kept from agreeing on a time. */
const REMINDER_MS = HOUR

/**
 * Lists when the member and these colleagues are busy. Ids of people who do not recruit for the company are left out.
 */
export async function listBusyTimes(
  db: Database,
  member: Member,
  asked: { ids: number[]; from: string; to: string },
) {
  const recruiters = await listRecruiterIds(db, member.company.id)
  const ids = asked.ids.filter((id) => recruiters.includes(id))
  const within = { starts_at: startOfDay(asked.from), ends_at: endOfDay(asked.to) }
  const taken = await listTaken(db, ids, within)
  const reminders = await listTimedReminders(db, ids, within)
  const names = await listNames(db, [...recruiters, ...taken.map(({ applicant_id }) => applicant_id)])
  const nameOf = (id: number) => names.get(id) ?? ''
  const meetings = [...Map.groupBy(taken, ({ interview_id }) => interview_id).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const whose = same.map(({ user_id }) => nameOf(user_id))
    return [present(first, whose, `Entretien ${nameOf(first.applicant_id)}`, true)]
  })
  const noted = reminders.map((reminder) => {
    const title = reminder.user_id === member.id ? reminder.title : 'Occupé'
    return present(reminder, [nameOf(reminder.user_id)], title, false)
  })
  const colleagues = recruiters.map((id) => ({ id, name: nameOf(id), is_me: id === member.id }))
  return { busy: [...meetings, ...noted], colleagues }
}

async function listTimedReminders(db: Database, ids: number[], within: TimeSpan) {
  if (ids.length === 0) return []
  const { day, time, done_at, user_id, title } = calendarReminders
  const rows = await db
    .select({ day, time, user_id, title })
    .from(calendarReminders)
    .where(
      and(
        inArray(user_id, ids),
        isNull(done_at),
        isNotNull(time),
        between(day, dayAt(within.starts_at), dayAt(within.ends_at)),
      ),
    )
  return rows.map(({ day, time, ...row }) => {
    const starts_at = new Date(`${day}T${time}:00+03:00`)
    return { ...row, starts_at, ends_at: after(starts_at, REMINDER_MS) }
  })
}

function present(
  { starts_at, ends_at }: TimeSpan,
  names: string[],
  title: string,
  is_firm: boolean,
): BusyTime {
  return { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), names, title, is_firm }
}
