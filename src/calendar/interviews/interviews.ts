import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { lockApplication } from '#src/applications/applications.ts'
import { lockTeam } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { countDaily, readDailyLimit } from '#src/platform/throttle.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { interviewAttendees, interviewSlots, interviews } from '../tables.ts'
import { allowedActions, type InterviewAction } from './shared/actions.ts'
import { PROPOSALS_A_DAY } from './shared/limits.ts'
import type { InterviewSide } from './shared/states.ts'

export type InterviewRow = typeof interviews.$inferSelect
export type SlotRow = typeof interviewSlots.$inferSelect

const CHANGED = 'Ce rendez-vous a changé entre-temps\u00a0: relisez-le, puis recommencez.'

/** Says what an answer by a text message is about: the meeting, at the version whose slots were sent. */
export const smsSubjectOf = ({ id, version }: InterviewRow) => `interview:${id}.${version}`

const proposalsOf = (applicationId: number) => `interview-proposal:${applicationId}`

/** @throws HttpError 429 when too many times were proposed to one applicant in a day */
export function allowProposal({ db, clock }: Services, applicationId: number) {
  return countDaily(db, proposalsOf(applicationId), PROPOSALS_A_DAY, clock.now())
}

/** Tells how often something can be proposed still today for an application. */
export function readProposals({ db, clock }: Services, applicationId: number) {
  return readDailyLimit(db, proposalsOf(applicationId), PROPOSALS_A_DAY, clock.now())
}

/** @throws HttpError 404 when the meeting is not this applicant's */
export async function findInterviewOf(db: Database, applicantId: number, id: number): Promise<InterviewRow> {
  return findOne(db, and(eq(interviews.id, id), eq(interviews.applicant_id, applicantId)))
}

/** @throws HttpError 404 when the meeting is not this company's */
export async function findInterviewTo(db: Database, companyId: number, id: number): Promise<InterviewRow> {
  return findOne(db, and(eq(interviews.id, id), eq(interviews.company_id, companyId)))
}

async function findOne(db: Database, which: ReturnType<typeof and>): Promise<InterviewRow> {
  const [row] = await db.select().from(interviews).where(which)
  if (!row) throw notFound()
  return row
}

export async function listInterviews(db: Database, applicationId: number): Promise<InterviewRow[]> {
  return db
    .select()
    .from(interviews)
    .where(eq(interviews.application_id, applicationId))
    .orderBy(desc(interviews.id))
}

export async function listSlots(db: Database, ids: number[]): Promise<SlotRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(interviewSlots)
    .where(inArray(interviewSlots.interview_id, ids))
    .orderBy(asc(interviewSlots.starts_at), asc(interviewSlots.id))
}

/** Maps each meeting to the members of the company who attend it. */
export async function listAttendees(db: Database, ids: number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(interviewAttendees)
    .where(inArray(interviewAttendees.interview_id, ids))
    .orderBy(asc(interviewAttendees.user_id))
  const groups = Map.groupBy(rows, ({ interview_id }) => interview_id)
  return new Map([...groups].map(([id, each]) => [id, each.map(({ user_id }) => user_id)]))
}

/**
 * Locks a meeting for a change, always in the order company, application, meeting. Two meetings of a company are
 * therefore never agreed on at the same moment, and whoever comes second sees what the first one took.
 */
export async function lockMeeting({ db }: Unit, { id, company_id, application_id }: InterviewRow) {
  await lockTeam(db, company_id)
  const application = await lockApplication(db, application_id)
  const [interview] = await db.select().from(interviews).where(eq(interviews.id, id)).for('update')
  if (!application || !interview) throw notFound()
  return { application, interview }
}

/** @throws HttpError 409 when this side cannot do that now, or saw another version of the meeting */
export function requireAction(
  row: InterviewRow,
  action: InterviewAction,
  {
    side,
    now,
    version = row.version,
  }: { side: Exclude<InterviewSide, 'system'>; now: Date; version?: number },
) {
  if (row.version !== version || !allowedActions(row, side, now).includes(action)) throw conflict(CHANGED)
}

type Change = Partial<typeof interviews.$inferInsert> & { changed_by: InterviewSide }

/**
 * Writes a change of a locked meeting.
 * @returns the row after the change
 */
export async function changeInterview({ db, now }: Unit, row: InterviewRow, change: Change) {
  const [changed] = await db
    .update(interviews)
    .set({ reason: '', ...change, version: row.version + 1, updated_at: now })
    .where(eq(interviews.id, row.id))
    .returning()
  if (!changed) throw notFound()
  return changed
}

export async function writeSlots(
  { db }: Unit,
  { id }: InterviewRow,
  by: SlotRow['by'],
  times: readonly { starts_at: Date; ends_at: Date }[],
) {
  await db.delete(interviewSlots).where(and(eq(interviewSlots.interview_id, id), eq(interviewSlots.by, by)))
  if (times.length > 0)
    await db.insert(interviewSlots).values(times.map((time) => ({ ...time, by, interview_id: id })))
}
