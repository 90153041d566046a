import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { type ApplicationRow, seenState } from '#src/applications/applications.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { applications } from '#src/applications/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { interviewAttendees, interviews } from '../tables.ts'
import { agreedTime, releaseTime } from './agreed-time.ts'
import { changeInterview, type InterviewRow, listAttendees } from './interviews.ts'
import { notifyAttendeesOfEnd, notifyCancelled, notifyGivenUp } from './notifying.ts'
import { OPEN_STATES } from './shared/states.ts'

/** Cancels the meetings to come of an application that has ended; whoever did not end it is told, each once. */
export async function cancelMeetingsOfApplication(unit: Unit, applicationId: number) {
  const { application_id } = interviews
  for (const found of await lockComing(unit, eq(application_id, applicationId)))
    await cancelMeeting(unit, found, '')
}

/** Nobody is told of slots that were never taken, because the end of the application says enough. */
export async function withdrawSlotsOfApplication(unit: Unit, applicationId: number) {
  for (const { interview } of await lockOpen(unit, eq(interviews.application_id, applicationId)))
    await releaseTime(unit, interview, { state: 'cancelled', changed_by: 'system', reason: '' })
}

/** A suspended company meets nobody, so its meetings to come are cancelled and both sides are told. */
export async function cancelMeetingsOfCompany(unit: Unit, companyId: number, reason: string) {
  for (const found of await lockComing(unit, eq(interviews.company_id, companyId)))
    await cancelMeeting(unit, found, reason)
}

export async function withdrawSlotsOfCompany(unit: Unit, companyId: number, reason: string) {
  for (const { application, interview: row } of await lockOpen(unit, eq(interviews.company_id, companyId))) {
    const interview = await releaseTime(unit, row, { state: 'cancelled', changed_by: 'system', reason })
    await notifyCancelled(unit, { application, interview }, null)
  }
}

/** Cancels one locked meeting whose application has ended, or whose company can’t hold it. */
export async function cancelMeeting(unit: Unit, { application, interview: row }: Locked, reason: string) {
  const time = agreedTime(row)
  const interview = await releaseTime(unit, row, { state: 'cancelled', changed_by: 'system', reason })
  if (!time) return
  const changed = { application, interview }
  if (application.outcome === 'withdrawn' || application.outcome === 'declined')
    return notifyGivenUp(unit, changed, time)
  await notifyCancelled(unit, changed, time, !isInProgress(seenState(application)))
  await notifyAttendeesOfEnd(unit, changed, time)
}

/**
 * Hands the meetings of who left to a successor. Without one, colleagues who attend go on alone, and a meeting that
 * nobody is left to attend is cancelled, of which both sides are told.
 */
export async function handOnMeetings(
  unit: Unit,
  { company_id, user_id, successor_id }: { company_id: number; user_id: number; successor_id: number | null },
  which: 'confirmed' | 'open',
) {
  const { db } = unit
  const own = or(
    eq(interviews.organiser_id, user_id),
    inArray(
      interviews.id,
      db
        .select({ id: interviewAttendees.interview_id })
        .from(interviewAttendees)
        .where(eq(interviewAttendees.user_id, user_id)),
    ),
  )
  const ofPerson = and(eq(interviews.company_id, company_id), own)
  const found = await (which === 'confirmed' ? lockComing : lockOpen)(unit, ofPerson)
  for (const locked of found) await handOn(unit, locked, user_id, successor_id)
}

async function handOn(unit: Unit, locked: Locked, userId: number, successorId: number | null) {
  const { db } = unit
  const { id, organiser_id } = locked.interview
  const before = (await listAttendees(db, [id])).get(id) ?? []
  const others = before.filter((each) => each !== userId)
  const attended = before.includes(userId)
  const takesOver = successorId !== null && (attended || others.length === 0)
  await db
    .delete(interviewAttendees)
    .where(and(eq(interviewAttendees.interview_id, id), eq(interviewAttendees.user_id, userId)))
  if (takesOver)
    await db
      .insert(interviewAttendees)
      .values({ interview_id: id, user_id: successorId })
      .onConflictDoNothing()
  const left = takesOver ? [...others, successorId] : others
  const [first] = left
  if (first === undefined) {
    const reason = 'La personne qui devait vous recevoir ne fait plus partie de l’équipe.'
    if (agreedTime(locked.interview)) return cancelMeeting(unit, locked, reason)
    const interview = await releaseTime(unit, locked.interview, {
      state: 'cancelled',
      changed_by: 'system',
      reason,
    })
    return notifyCancelled(unit, { application: locked.application, interview }, null)
  }
  const { changed_by, reason } = locked.interview
  await changeInterview(unit, locked.interview, {
    changed_by,
    reason,
    ...(organiser_id === userId && { organiser_id: successorId ?? first }),
  })
}

interface Locked {
  application: ApplicationRow
  interview: InterviewRow
}

/** Locks the meetings that were agreed on and have not begun. */
function lockComing(unit: Unit, which: SQL | undefined): Promise<Locked[]> {
  const { state, starts_at } = interviews
  return lock(unit, and(which, eq(state, 'confirmed'), or(isNull(starts_at), gt(starts_at, unit.now))))
}

/** Locks the proposals of meetings on which nobody agreed yet. */
function lockOpen(unit: Unit, which: SQL | undefined): Promise<Locked[]> {
  return lock(unit, and(which, inArray(interviews.state, [...OPEN_STATES])))
}

/**
 * Meetings are locked after their application and their company, as everywhere, and in the order of their ids; rows of
 * applications are only read here.
 */
async function lock({ db }: Unit, which: SQL | undefined): Promise<Locked[]> {
  const rows = await db.select().from(interviews).where(which).orderBy(asc(interviews.id)).for('update')
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ application_id }) => application_id))]
  const found = await db.select().from(applications).where(inArray(applications.id, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.flatMap((interview) => {
    const application = byId.get(interview.application_id)
    return application ? [{ application, interview }] : []
  })
}
