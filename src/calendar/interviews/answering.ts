import type { Actor } from '#src/abilities/actor.ts'
import { seenState } from '#src/applications/applications.ts'
import { NO_LONGER } from '#src/applications/moves.ts'
import { isInProgress } from '#src/applications/shared/transitions.ts'
import { conflict, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { agreedTime, releaseTime, setTime } from './agreed-time.ts'
import { isFree, overlaps } from './busy-times.ts'
import {
  changeInterview,
  findInterviewOf,
  type InterviewRow,
  listAttendees,
  listSlots,
  lockMeeting,
  requireAction,
  type SlotRow,
  writeSlots,
} from './interviews.ts'
import { type Change, notifyDeclined, notifyGivenUp, notifySlotsAsked, notifyTaken } from './notifying.ts'
import { listOtherMeetings } from './other-meetings.ts'
import type { SlotChoice, WindowsInput } from './shared/interview-input.ts'

const TAKEN = 'Ce créneau vient d’être pris\u00a0: choisissez-en un autre parmi ceux qui restent.'
const PAST = 'Ce créneau est passé\u00a0: choisissez-en un autre parmi ceux qui restent.'

interface Reasoned {
  version: number
  reason: string
}

/**
 * Takes a slot for the applicant; a second press of the same applicant changes nothing.
 * @throws HttpError 409 when the slot is taken or past, or overlaps another meeting of the applicant who has not said that
 *   this is known; the other slots stay open
 */
export async function takeSlot(services: Services, actor: { id: number }, id: number, choice: SlotChoice) {
  const { slot_id: slotId, despite_overlap } = choice
  await changeOwnMeeting(services, actor, id, async (unit, { application, interview: row }) => {
    const slot = (await listSlots(unit.db, [id])).find(
      (each) => each.id === slotId && each.by === 'recruiter',
    )
    if (slot && isAlreadyTaken(row, slot.starts_at)) return
    requireAction(row, 'take', { side: 'applicant', now: unit.now })
    if (!slot) throw conflict(TAKEN)
    if (slot.starts_at <= unit.now) throw conflict(PAST)
    if (!despite_overlap) await refuseOverlap(unit, row, slot)
    const attendees = (await listAttendees(unit.db, [id])).get(id) ?? []
    if (!(await isFree(unit.db, attendees, slot, id))) throw conflict(TAKEN)
    const interview = await setTime(unit, row, slot, { changed_by: 'applicant' })
    const { starts_at, ends_at } = slot
    await notifyTaken(unit, { application, interview }, { starts_at, ends_at })
  })
}

async function refuseOverlap({ db }: Unit, row: InterviewRow, slot: SlotRow) {
  const other = (await listOtherMeetings(db, row)).find((each) => overlaps(each, slot))
  if (other) throw conflict(`Ce créneau chevauche un autre rendez-vous\u00a0: ${other.named}.`)
}

function isAlreadyTaken({ state, changed_by, starts_at }: InterviewRow, asked: Date): boolean {
  return state === 'confirmed' && changed_by === 'applicant' && starts_at?.getTime() === asked.getTime()
}

export async function declineInterview(services: Services, actor: Actor, id: number, input: Reasoned) {
  await changeOwnMeeting(services, actor, id, async (unit, { application, interview: row }) => {
    const { version, reason } = input
    requireAction(row, 'decline', { side: 'applicant', now: unit.now, version })
    const interview = await changeInterview(unit, row, { state: 'declined', changed_by: 'applicant', reason })
    await notifyDeclined(unit, { application, interview })
  })
}

/** Says when else the applicant can come, and gives up the agreed time if there is one. */
export async function askOtherMoments(services: Services, actor: Actor, id: number, input: WindowsInput) {
  await changeOwnMeeting(services, actor, id, async (unit, { application, interview: row }) => {
    const { version, windows, message: reason } = input
    requireAction(row, 'ask', { side: 'applicant', now: unit.now, version })
    requireWindows(row, windows, unit.now)
    const time = agreedTime(row)
    const asked = { state: 'countered', changed_by: 'applicant', reason } as const
    const interview = time ? await releaseTime(unit, row, asked) : await changeInterview(unit, row, asked)
    await writeSlots(unit, interview, 'applicant', windows)
    await notifySlotsAsked(unit, { application, interview }, windows, time)
  })
}

function requireWindows({ duration_minutes }: InterviewRow, windows: WindowsInput['windows'], now: Date) {
  const errors: Record<string, string[]> = {}
  for (const [index, window] of windows.entries()) {
    if (window.starts_at <= now) errors[`windows.${index}.starts_at`] = ['Ce moment est déjà passé.']
    else if (after(window.starts_at, duration_minutes * MINUTE) > window.ends_at)
      errors[`windows.${index}.ends_at`] = [
        `L’entretien dure ${duration_minutes}\u00a0minutes\u00a0: laissez-lui assez de temps.`,
      ]
    else if (windows.some((other, at) => at < index && overlaps(window, other)))
      errors[`windows.${index}.starts_at`] = ['Ce moment en chevauche un autre.']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

export async function cancelOwnInterview(services: Services, actor: Actor, id: number, input: Reasoned) {
  await changeOwnMeeting(services, actor, id, async (unit, { application, interview: row }) => {
    const { version, reason } = input
    requireAction(row, 'cancel', { side: 'applicant', now: unit.now, version })
    const time = agreedTime(row)
    const interview = await releaseTime(unit, row, { state: 'cancelled', changed_by: 'applicant', reason })
    if (time) await notifyGivenUp(unit, { application, interview }, time)
  })
}

/**
 * Runs one change of the applicant's own meeting while its application is in progress, as far as the applicant knows.
 */
async function changeOwnMeeting(
  services: Services,
  actor: { id: number },
  id: number,
  work: (unit: Unit, locked: Change) => Promise<void>,
) {
  const found = await findInterviewOf(services.db, actor.id, id)
  await inTransaction(services, actor, async (unit) => {
    const locked = await lockMeeting(unit, found)
    if (!isInProgress(seenState(locked.application))) throw conflict(NO_LONGER)
    await work(unit, locked)
  })
}
