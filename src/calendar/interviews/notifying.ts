import { listNames, listRecipients } from '#src/accounts/people.ts'
import type { ApplicationRow } from '#src/applications/applications.ts'
import { notifyApplicant } from '#src/applications/notifying.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import type { MailAttachment } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { writeCalendar } from '../icalendar/writer.ts'
import * as mails from '../mails.ts'
import { entryOf, whereWords } from './calendar-entry.ts'
import { type InterviewRow, listAttendees, smsSubjectOf } from './interviews.ts'

/** The rows after a change, of which people are notified. */
export interface Change {
  application: ApplicationRow
  interview: InterviewRow
}

interface Time {
  starts_at: Date
  ends_at: Date
}

/** @param time the time that the joined file puts into calendars or takes out; null for no file */
function mailedInterviewOf(
  unit: Unit,
  { application, interview }: Change,
  time: Time | null,
  applicant: string | null,
) {
  const { title, company, city, contract } = application.offer_copy
  return {
    application_id: application.id,
    event: `${interview.id}.${interview.version}`,
    company: company.name,
    offer_title: title,
    place: [company.name, city, contract].filter(Boolean).join(' · '),
    type: interview.type,
    attachments: time ? [fileOf(unit, { application, interview }, time, applicant)] : [],
  }
}

function fileOf(
  { env }: Unit,
  { application, interview }: Change,
  time: Time,
  applicant: string | null,
): MailAttachment {
  const { starts_at, ends_at } = time
  const entry = entryOf(env, { ...interview, starts_at, ends_at, offer: application.offer_copy }, applicant)
  const method = entry.isCancelled ? 'CANCEL' : 'PUBLISH'
  return {
    filename: entry.isCancelled ? 'annulation.ics' : 'entretien.ics',
    content_type: `text/calendar; charset=utf-8; method=${method}`,
    text: writeCalendar({ method, organiser: senderOf(env), entries: [entry] }),
  }
}

/** Events come from the site's own address, so that nobody's private one is told. */
export function senderOf({ MAIL_FROM, APP_URL }: Unit['env']): string {
  return /<?([\w.+-]+@[\w.-]+)>?\s*$/.exec(MAIL_FROM)?.[1] ?? `calendrier@${new URL(APP_URL).hostname}`
}

const detailsOf = ({ type, place, preparation }: InterviewRow) => ({
  where: whereWords(type, place),
  prepare: preparation,
})

export async function notifyProposed(unit: Unit, change: Change, slots: Date[]) {
  const { application, interview } = change
  const words = { ...mailedInterviewOf(unit, change, null, null), message: interview.message }
  // They have one number each, in the mail and in the text, whatever their order in the form.
  const inOrder = slots.toSorted((one, other) => one.getTime() - other.getTime())
  const proposed = { ...words, slots: inOrder, answers_to: smsSubjectOf(interview) }
  await notifyApplicant(unit, application, mails.interviewProposedNotification(proposed))
}

/** Notifies both sides of the slot that the applicant took. */
export async function notifyTaken(unit: Unit, change: Change, time: Time) {
  await notifyConfirmed(unit, change, time)
  await notifyConcerned(unit, change, (applicant) =>
    mails.slotTakenNotification({ ...mailedWithApplicantOf(unit, change, time, applicant), ...time }),
  )
}

/** Notifies the applicant of the hour that the company chose among the applicant's. */
export async function notifyConfirmed(unit: Unit, change: Change, time: Time) {
  const words = { ...mailedInterviewOf(unit, change, time, null), ...time, ...detailsOf(change.interview) }
  await notifyApplicant(unit, change.application, mails.interviewConfirmedNotification(words))
}

export async function notifyMoved(unit: Unit, change: Change, time: Time) {
  const { where } = detailsOf(change.interview)
  const words = {
    ...mailedInterviewOf(unit, change, time, null),
    ...time,
    where,
    message: change.interview.reason,
  }
  await notifyApplicant(unit, change.application, mails.interviewMovedNotification(words))
  await notifyConcerned(
    unit,
    change,
    (applicant) =>
      mails.teamInterviewMovedNotification({
        ...mailedWithApplicantOf(unit, change, time, applicant),
        ...time,
        where,
      }),
    unit.actor_id,
  )
}

/**
 * @param time the time that was agreed on; null for a proposal, which no calendar knows of
 * @param ended whether the meeting is cancelled because its application ended
 */
export async function notifyCancelled(unit: Unit, change: Change, time: Time | null, ended = false) {
  const words = { ...mailedInterviewOf(unit, change, time, null), message: change.interview.reason }
  const notification = time
    ? mails.interviewCancelledNotification({ ...words, ...time, ended })
    : mails.proposalCancelledNotification(words)
  await notifyApplicant(unit, change.application, notification)
}

export async function notifyReminder(unit: Unit, change: Change, time: Time, before: '24h' | '2h') {
  const event = `${change.interview.id}.${change.interview.sequence}.${before}`
  const words = { ...mailedInterviewOf(unit, change, time, null), ...time, ...detailsOf(change.interview) }
  const notification = mails.interviewReminderNotification({ ...words, event, before, now: unit.now })
  await notifyApplicant(unit, change.application, notification)
  await notifyConcerned(unit, change, (applicant) =>
    mails.teamInterviewReminderNotification({
      ...mailedWithApplicantOf(unit, change, null, applicant),
      ...time,
      where: words.where,
      event,
      now: unit.now,
    }),
  )
}

export async function notifyDeclined(unit: Unit, change: Change) {
  const message = change.interview.reason
  await notifyConcerned(unit, change, (applicant) =>
    mails.slotDeclinedNotification({ ...mailedWithApplicantOf(unit, change, null, applicant), message }),
  )
}

/** @param time the time that is given up; null when none was agreed on */
export async function notifySlotsAsked(unit: Unit, change: Change, windows: Time[], time: Time | null) {
  const message = change.interview.reason
  await notifyConcerned(unit, change, (applicant) =>
    mails.slotsAskedNotification({
      ...mailedWithApplicantOf(unit, change, time, applicant),
      windows,
      message,
    }),
  )
}

export async function notifyGivenUp(unit: Unit, change: Change, time: Time) {
  const message = change.interview.reason
  await notifyConcerned(unit, change, (applicant) =>
    mails.interviewGivenUpNotification({
      ...mailedWithApplicantOf(unit, change, time, applicant),
      ...time,
      message,
    }),
  )
}

/** The colleagues of a meeting are told that it will not be held, except whoever ended it. */
export async function notifyAttendeesOfEnd(unit: Unit, change: Change, time: Time) {
  const message = change.interview.reason
  await notifyConcerned(
    unit,
    change,
    (applicant) =>
      mails.interviewEndedNotification({
        ...mailedWithApplicantOf(unit, change, time, applicant),
        ...time,
        message,
      }),
    unit.actor_id,
  )
}

const mailedWithApplicantOf = (unit: Unit, change: Change, time: Time | null, applicant: string) => ({
  ...mailedInterviewOf(unit, change, time, applicant),
  applicant,
  applicant_id: change.application.applicant_id,
})

/** The organiser and the attendees are notified; when none of them recruits any more, everybody who does is. */
async function notifyConcerned(
  unit: Unit,
  { interview }: Change,
  write: (applicant: string) => Notification,
  except: number | null = null,
) {
  const { id, applicant_id, company_id, organiser_id } = interview
  const recruiters = await listRecruiterIds(unit.db, company_id)
  const concerned = [...((await listAttendees(unit.db, [id])).get(id) ?? []), organiser_id]
  const left = recruiters.filter((each) => concerned.includes(each))
  const applicant = (await listNames(unit.db, [applicant_id])).get(applicant_id) ?? ''
  const told = (left.length > 0 ? left : recruiters).filter((each) => each !== except)
  for (const person of await listRecipients(unit.db, told)) await notify(unit, person, write(applicant))
}
