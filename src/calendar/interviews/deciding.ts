import type { Member } from '#src/abilities/actor.ts'
import { lockForWork } from '#src/applications/deciding/deciding.ts'
import { NO_LONGER } from '#src/applications/moves.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { lockTeam } from '#src/companies/members.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { agreedTime, releaseTime, setTime } from './agreed-time.ts'
import { isFree, type TimeSpan, timeSpanOf } from './busy-times.ts'
import {
  allowProposal,
  changeInterview,
  findInterviewTo,
  type InterviewRow,
  listAttendees,
  listSlots,
  lockMeeting,
  requireAction,
} from './interviews.ts'
import {
  type Change,
  notifyAttendeesOfEnd,
  notifyCancelled,
  notifyConfirmed,
  notifyMoved,
} from './notifying.ts'

interface Moment {
  version: number
  starts_at: Date
  message: string
}

/** Chooses one of the applicant's hours, or moves the time that was agreed on. */
export async function setMoment(services: Services, member: Member, id: number, input: Moment) {
  const { application_id } = await findInterviewTo(services.db, member.company.id, id)
  await allowProposal(services, application_id)
  await changeMeeting(services, member, id, async (unit, { application, interview: row }) => {
    const action = row.state === 'countered' ? 'choose' : 'move'
    if (!isInProgress(application)) throw conflict(NO_LONGER)
    requireAction(row, action, { side: 'recruiter', now: unit.now, version: input.version })
    const time = timeSpanOf(input.starts_at, row.duration_minutes)
    await requireTime(unit, row, time)
    const words = { changed_by: 'recruiter', reason: input.message } as const
    const changed = { application, interview: await setTime(unit, row, time, words) }
    await (action === 'choose' ? notifyConfirmed : notifyMoved)(unit, changed, time)
  })
}

/** @throws HttpError 422 for a time that is past, taken, or outside the applicant's hours */
async function requireTime({ db, now }: Unit, row: InterviewRow, time: TimeSpan) {
  const refuse = (message: string) => invalid({ starts_at: [message] })
  if (time.starts_at <= now) throw refuse('Cette heure est déjà passée.')
  const attendees = (await listAttendees(db, [row.id])).get(row.id) ?? []
  if (!(await isFree(db, attendees, time, row.id)))
    throw refuse('Cette heure n’est plus libre\u00a0: choisissez-en une autre.')
  if (row.state !== 'countered') return
  const windows = (await listSlots(db, [row.id])).filter(({ by }) => by === 'applicant')
  if (!windows.some((each) => each.starts_at <= time.starts_at && time.ends_at <= each.ends_at))
    throw refuse('Cette heure n’est pas parmi celles que le candidat propose.')
}

/** Cancels a proposal or an agreed time. */
export async function cancelInterview(
  services: Services,
  member: Member,
  id: number,
  { version, reason }: { version: number; reason: string },
) {
  await changeMeeting(services, member, id, async (unit, { application, interview: row }) => {
    requireAction(row, 'cancel', { side: 'recruiter', now: unit.now, version })
    const time = agreedTime(row)
    const interview = await releaseTime(unit, row, { state: 'cancelled', changed_by: 'recruiter', reason })
    await notifyCancelled(unit, { application, interview }, time)
    if (time) await notifyAttendeesOfEnd(unit, { application, interview }, time)
  })
}

/** Notes that the applicant did not come. Both sides see it, and nobody is notified. */
export async function noteAbsence(services: Services, member: Member, id: number, version: number) {
  await changeMeeting(services, member, id, async (unit, { interview: row }) => {
    requireAction(row, 'absence', { side: 'recruiter', now: unit.now, version })
    await changeInterview(unit, row, { state: 'missed', changed_by: 'recruiter' })
  })
}

export async function takeBackAbsence(services: Services, member: Member, id: number, version: number) {
  await changeMeeting(services, member, id, async (unit, { interview: row }) => {
    requireAction(row, 'undo_absence', { side: 'recruiter', now: unit.now, version })
    await changeInterview(unit, row, { state: 'confirmed', changed_by: 'recruiter' })
  })
}

/**
 * Runs one change of a meeting of the company.
 * @throws HttpError 404 for another company's meeting, 403 for a reader
 */
async function changeMeeting(
  services: Services,
  member: Member,
  id: number,
  work: (unit: Unit, locked: Change) => Promise<void>,
) {
  const found = await findInterviewTo(services.db, member.company.id, id)
  await inTransaction(services, member, async (unit) => {
    await lockTeam(unit.db, found.company_id)
    await lockForWork(unit, member, found.application_id)
    await work(unit, await lockMeeting(unit, found))
  })
}
