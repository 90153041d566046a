import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt } from '#src/shared/dates.ts'
import { listTaken, overlaps } from './busy-times.ts'
import type { Interview } from './contract.ts'
import { type InterviewRow, listAttendees, listSlots, type SlotRow } from './interviews.ts'
import { listOtherMeetings } from './other-meetings.ts'
import { allowedActions } from './shared/actions.ts'
import { answerBy } from './shared/answer-by.ts'

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
  const shown: Interview[] = []
  for (const row of rows) {
    const own = slots.get(row.id) ?? []
    const people = attendees.get(row.id) ?? []
    const offered = row.state === 'proposed' ? own.filter(({ by }) => by === 'recruiter') : []
    shown.push({
      ...presentRow(row, viewer, now),
      organiser: names.get(row.organiser_id ?? 0) ?? null,
      attendees: people.map((id) => ({ id, name: names.get(id) ?? '' })),
      slots: await presentSlots(db, { row, slots: offered, people, viewer, now }),
      windows: row.state === 'countered' ? own.filter(({ by }) => by === 'applicant').map(stretch) : [],
      answer_by: answerBy(row.updated_at, offered)?.toISOString() ?? null,
    })
  }
  return shown
}

function presentRow(row: InterviewRow, { side, canAct }: Viewer, now: Date) {
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
    allowed: canAct ? [...allowedActions(row, side, now)] : [],
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
