import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { applications } from '#src/applications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { listTaken, overlaps } from './busy-times.ts'
import type { Interview } from './contract.ts'
import { type InterviewRow, listAttendees, listSlots, type SlotRow } from './interviews.ts'
import { listOtherMeetings } from './other-meetings.ts'
import { allowedActions } from './shared/actions.ts'
import { answerBy } from './shared/answer-by.ts'
import { OPEN_STATES } from './shared/states.ts'

interface Viewer {
  side: 'applicant' | 'recruiter'
  /** A reader of the company can act on nothing. */
  canAct: boolean
}

/** Presents meetings as one side sees them. */
export async function presentInterviews(
  db: Database,
  rows: InterviewRow[],
  viewer: Viewer,
  now: Date,
): Promise<Interview[]> {
  const ids = rows.map(({ id }) => id)
  const attendees = await listAttendees(db, ids)
  const slots = Map.groupBy(await listSlots(db, ids), ({ interview_id }) => interview_id)
  const names = await listNames(
    db,
    rows.flatMap(({ id, organiser_id }) => [...(attendees.get(id) ?? []), organiser_id ?? 0]),
  )
  const suspended = viewer.side === 'recruiter' ? await listSuspended(db, rows) : new Set<number>()
  const shown: Interview[] = []
  for (const row of rows) {
    const own = slots.get(row.id) ?? []
    const people = attendees.get(row.id) ?? []
    const offered = row.state === 'proposed' ? own.filter(({ by }) => by === 'recruiter') : []
    shown.push({
      ...presentRow(row, viewer, now, suspended.has(row.application_id)),
      organiser: names.get(row.organiser_id ?? 0) ?? null,
      attendees: people.map((id) => ({ id, name: names.get(id) ?? '' })),
      slots: await presentSlots(db, { row, slots: offered, people, viewer, now }),
      windows: row.state === 'countered' ? own.filter(({ by }) => by === 'applicant').map(stretch) : [],
      answer_by: answerBy(row.updated_at, offered)?.toISOString() ?? null,
    })
  }
  return shown
}

/** Lists the applications that have ended in a way that can still be taken back. */
async function listSuspended(db: Database, rows: InterviewRow[]): Promise<Set<number>> {
  const { id, status, withheld_status } = applications
  const ids = [...new Set(rows.map(({ application_id }) => application_id))]
  if (ids.length === 0) return new Set()
  const held = await db
    .select({ id })
    .from(applications)
    .where(and(inArray(id, ids), isNotNull(withheld_status), inArray(status, ['rejected', 'closed'])))
  return new Set(held.map((row) => row.id))
}

const STANDING: readonly InterviewRow['state'][] = [...OPEN_STATES, 'confirmed']

function presentRow(row: InterviewRow, { side, canAct }: Viewer, now: Date, isHeld: boolean) {
  const is_suspended = isHeld && STANDING.includes(row.state)
  const { id, application_id, type, state, duration_minutes, message, preparation, reason } = row
  const isHidden = side === 'applicant' && type === 'interview_video' && state !== 'confirmed'
  return {
    id,
    application_id,
    type,
    state,
    duration_minutes,
    message,
    preparation,
    reason,
    place: isHidden ? '' : row.place,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_over: row.ends_at !== null && row.ends_at <= now,
    changed_by: row.changed_by,
    version: row.version,
    is_suspended,
    allowed: canAct && !is_suspended ? [...allowedActions(row, side, now)] : [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const stretch = ({ starts_at, ends_at }: SlotRow) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

interface Offered {
  row: InterviewRow
  slots: SlotRow[]
  people: number[]
  viewer: Viewer
  now: Date
}

async function presentSlots(db: Database, { row, slots, people, viewer, now }: Offered) {
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const taken = await listTaken(db, people, { starts_at: first.starts_at, ends_at: last.ends_at })
  const others = viewer.side === 'applicant' ? await listOtherMeetings(db, row) : []
  return slots.map((slot) => {
    const isTaken = taken.some((each) => each.interview_id !== row.id && overlaps(each, slot))
    const day = dayAt(slot.starts_at)
    const meant = others.filter(({ starts_at }) => dayAt(starts_at) === day)
    return {
      id: slot.id,
      ...stretch(slot),
      gone: slot.starts_at <= now ? ('past' as const) : isTaken ? ('taken' as const) : null,
      same_day: meant.map(({ words }) => words).join(', ') || null,
      overlap: others.find((other) => overlaps(other, slot))?.named ?? null,
    }
  })
}
