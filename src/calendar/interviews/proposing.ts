import { and, eq, inArray } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { type ApplicationRow, findApplicationTo } from '#src/applications/applications.ts'
import { lockAtVersion, lockForWork } from '#src/applications/deciding/deciding.ts'
import { moveApplication, NO_LONGER } from '#src/applications/moves.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { listRecruiterIds, lockTeam } from '#src/companies/members.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { interviewAttendees, interviews } from '../tables.ts'
import { isFree, overlaps, timeSpanOf } from './busy-times.ts'
import {
  allowProposal,
  changeInterview,
  findInterviewTo,
  type InterviewRow,
  listAttendees,
  lockMeeting,
  requireAction,
  writeSlots,
} from './interviews.ts'
import { notifyProposed } from './notifying.ts'
import type { InterviewInput } from './shared/interview-input.ts'
import { OPEN_STATES } from './shared/states.ts'

const FURTHEST = 180 * DAY
const WAITING = 'Une proposition attend déjà une réponse\u00a0: modifiez ses créneaux, ou annulez-la d’abord.'

const ENTERED =
  'Cette personne a été ajoutée à la main et n’a pas de compte pour répondre ici\u00a0: convenez du rendez-vous par téléphone.'

/**
 * Proposes a meeting and moves the application to « Entretien »; the applicant hears of both in one notification.
 * @returns the id of the meeting
 * @throws HttpError 404 for another company's application, 403 for a reader, 409 when the application has ended or
 *   already waits for an answer, 422 for slots that cannot be, 429 for too many proposals
 */
export async function proposeInterview(
  services: Services,
  member: Member,
  applicationId: number,
  input: InterviewInput,
): Promise<number> {
  const found = await findApplicationTo(services.db, member.company.id, applicationId)
  await allowProposal(services, found.id)
  return inTransaction(services, member, (unit) => proposeInterviewIn(unit, member, { id: found.id }, input))
}

interface Proposed {
  id: number
  /** The version that the recruiter saw, where its page says so. */
  version?: number
  is_by_mail?: boolean
}

/**
 * Proposes a meeting as a part of a larger change.
 * @returns the id of the meeting
 * @throws HttpError as `proposeInterview`, and 409 when the application was changed since the version
 */
export async function proposeInterviewIn(
  unit: Unit,
  member: Member,
  { id, version, is_by_mail = false }: Proposed,
  input: InterviewInput,
): Promise<number> {
  await lockTeam(unit.db, member.company.id)
  const before = await (version === undefined
    ? lockForWork(unit, member, id)
    : lockAtVersion(unit, member, { id, version }))
  if (!isInProgress(before)) throw conflict(NO_LONGER)
  if (before.is_entered) throw conflict(ENTERED)
  if (await isWaiting(unit, id)) throw conflict(WAITING)
  await requireRecruiters(unit, member, input.attendee_ids)
  const slots = await readSlots(unit, input.slots, input.duration_minutes, input.attendee_ids)
  const application = await reachInterview(unit, before, is_by_mail)
  const interview = await insertInterview(unit, application, input)
  await writeSlots(unit, interview, 'recruiter', slots)
  await notifyProposed(unit, { application, interview }, input.slots)
  return interview.id
}

/** Replaces the proposed slots, whether or not the applicant asked for that. */
export async function proposeSlots(
  services: Services,
  member: Member,
  id: number,
  input: { version: number; slots: Date[]; message: string },
) {
  const found = await findInterviewTo(services.db, member.company.id, id)
  await allowProposal(services, found.application_id)
  await inTransaction(services, member, async (unit) => {
    await lockTeam(unit.db, found.company_id)
    await lockForWork(unit, member, found.application_id)
    const { application, interview: row } = await lockMeeting(unit, found)
    if (!isInProgress(application)) throw conflict(NO_LONGER)
    requireAction(row, 'propose', { side: 'recruiter', now: unit.now, version: input.version })
    const attendees = (await listAttendees(unit.db, [id])).get(id) ?? []
    const slots = await readSlots(unit, input.slots, row.duration_minutes, attendees)
    const { message } = input
    const interview = await changeInterview(unit, row, {
      state: 'proposed',
      changed_by: 'recruiter',
      message,
    })
    await writeSlots(unit, interview, 'recruiter', slots)
    await writeSlots(unit, interview, 'applicant', [])
    await notifyProposed(unit, { application, interview }, input.slots)
  })
}

async function isWaiting({ db }: Unit, applicationId: number): Promise<boolean> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.application_id, applicationId), inArray(interviews.state, [...OPEN_STATES])))
  return rows.length > 0
}

async function requireRecruiters({ db }: Unit, { company }: Member, ids: number[]) {
  const recruiters = await listRecruiterIds(db, company.id)
  if (!ids.every((id) => recruiters.includes(id)))
    throw invalid({ attendee_ids: ['Choisissez parmi les recruteurs de votre société.'] })
}

/** @throws HttpError 422 for a slot that is past, too far away, there twice or no longer free */
async function readSlots({ db, now }: Unit, starts: Date[], minutes: number, attendees: number[]) {
  const slots = starts.map((starts_at) => timeSpanOf(starts_at, minutes))
  const errors: Record<string, string[]> = {}
  for (const [index, slot] of slots.entries()) {
    const refuse = (message: string) => {
      errors[`slots.${index}`] ??= [message]
    }
    if (slot.starts_at <= now) refuse('Ce créneau est déjà passé.')
    else if (slot.starts_at > after(now, FURTHEST)) refuse('Ce créneau est dans plus de six mois.')
    else if (slots.some((other, at) => at < index && overlaps(slot, other)))
      refuse('Ce créneau en chevauche un autre.')
    else if (!(await isFree(db, attendees, slot)))
      refuse('Ce créneau n’est plus libre\u00a0: choisissez-en un autre.')
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return slots
}

const BEFORE_INTERVIEW = ['viewed', 'review', 'shortlisted', null]

/** An application that stands at « Entretien » or beyond is not moved back. */
async function reachInterview(unit: Unit, row: ApplicationRow, is_by_mail: boolean): Promise<ApplicationRow> {
  if (!BEFORE_INTERVIEW.includes(row.stage)) return row
  const move = { change: 'interview', by: 'recruiter', is_notified: true, is_by_mail } as const
  return (await moveApplication(unit, row, move)).row
}

async function insertInterview(
  { db, now, actor_id }: Unit,
  application: ApplicationRow,
  { slots: _slots, attendee_ids, ...input }: InterviewInput,
): Promise<InterviewRow> {
  const { id: application_id, company_id, applicant_id } = application
  const [row] = await db
    .insert(interviews)
    .values({
      ...input,
      application_id,
      company_id,
      applicant_id,
      organiser_id: actor_id,
      state: 'proposed' as const,
      changed_by: 'recruiter' as const,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!row) throw new Error('the interview was not written')
  await db
    .insert(interviewAttendees)
    .values(attendee_ids.map((user_id) => ({ user_id, interview_id: row.id })))
  return row
}
