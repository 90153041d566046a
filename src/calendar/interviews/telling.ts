import { listNames, listRecipients } from '#src/accounts/people.ts'
import type { ApplicationRow } from '#src/applications/applications.ts'
import { notifyApplicant } from '#src/applications/notifying.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import type { MailAttachment } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { writeCalendar } from '../icalendar/writer.ts'
import * as mails from '../mails.ts'
import { entryOf, whereWords } from './entry.ts'
import { type InterviewRow, listAttendees } from './interviews.ts'

/** A change that was just made, with what its readers are told of. */
export interface Told {
  application: ApplicationRow
  interview: InterviewRow
}

interface Time {
  starts_at: Date
  ends_at: Date
}

/** @param time what goes in or out of calendars; null when nothing does */
function base(unit: Unit, { application, interview }: Told, time: Time | null, applicant: string | null) {
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
  { application, interview }: Told,
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

/** The site's own address: whom events come from, so that nobody's is told. */
export function senderOf({ MAIL_FROM, APP_URL }: Unit['env']): string {
  return /<?([\w.+-]+@[\w.-]+)>?\s*$/.exec(MAIL_FROM)?.[1] ?? `calendrier@${new URL(APP_URL).hostname}`
}

const detailsOf = ({ type, place, preparation }: InterviewRow) => ({
  where: whereWords(type, place),
  prepare: preparation,
})

export async function tellProposed(unit: Unit, told: Told, slots: Date[]) {
  const { application, interview } = told
  const { message } = interview
  await notifyApplicant(
    unit,
    application,
    mails.interviewProposedNotification({ ...base(unit, told, null, null), slots, message }),
  )
}

/** Both sides, of a time that the applicant chose. */
export async function tellTaken(unit: Unit, told: Told, time: Time) {
  await tellConfirmed(unit, told, time)
  await tellCompany(unit, told, (applicant) =>
    mails.slotTakenNotification({ ...toCompany(unit, told, time, applicant), ...time }),
  )
}

/** The applicant, of a time that it had asked for. */
export async function tellConfirmed(unit: Unit, told: Told, time: Time) {
  const words = { ...base(unit, told, time, null), ...time, ...detailsOf(told.interview) }
  await notifyApplicant(unit, told.application, mails.interviewConfirmedNotification(words))
}

export async function tellMoved(unit: Unit, told: Told, time: Time) {
  const { where } = detailsOf(told.interview)
  const words = { ...base(unit, told, time, null), ...time, where, message: told.interview.reason }
  await notifyApplicant(unit, told.application, mails.interviewMovedNotification(words))
}

/** @param time that was agreed on; null for a proposal, of which no calendar knows */
export async function tellCancelled(unit: Unit, told: Told, time: Time | null) {
  const words = { ...base(unit, told, time, null), message: told.interview.reason }
  const ended = told.interview.changed_by === 'system'
  const notification = time
    ? mails.interviewCancelledNotification({ ...words, ...time, ended })
    : mails.proposalCancelledNotification(words)
  await notifyApplicant(unit, told.application, notification)
}

export async function tellReminder(unit: Unit, told: Told, time: Time, before: '24h' | '2h') {
  const event = `${told.interview.id}.${told.interview.sequence}.${before}`
  const words = { ...base(unit, told, time, null), ...time, ...detailsOf(told.interview) }
  const notification = mails.interviewReminderNotification({ ...words, event, before, now: unit.now })
  await notifyApplicant(unit, told.application, notification)
}

export async function tellDeclined(unit: Unit, told: Told) {
  const message = told.interview.reason
  await tellCompany(unit, told, (applicant) =>
    mails.slotDeclinedNotification({ ...toCompany(unit, told, null, applicant), message }),
  )
}

/** @param time that is given back; null when none was agreed on */
export async function tellAsked(unit: Unit, told: Told, windows: Time[], time: Time | null) {
  const message = told.interview.reason
  await tellCompany(unit, told, (applicant) =>
    mails.slotsAskedNotification({ ...toCompany(unit, told, time, applicant), windows, message }),
  )
}

export async function tellGivenUp(unit: Unit, told: Told, time: Time) {
  const message = told.interview.reason
  await tellCompany(unit, told, (applicant) =>
    mails.interviewGivenUpNotification({ ...toCompany(unit, told, time, applicant), ...time, message }),
  )
}

const toCompany = (unit: Unit, told: Told, time: Time | null, applicant: string) => ({
  ...base(unit, told, time, applicant),
  applicant,
  applicant_id: told.application.applicant_id,
})

/** Who proposed it and who is to be there; everybody who recruits when none of them is left. */
async function tellCompany(unit: Unit, { interview }: Told, write: (applicant: string) => Notification) {
  const { id, applicant_id, company_id, organiser_id } = interview
  const recruiters = await listRecruiterIds(unit.db, company_id)
  const concerned = [...((await listAttendees(unit.db, [id])).get(id) ?? []), organiser_id]
  const left = recruiters.filter((each) => concerned.includes(each))
  const applicant = (await listNames(unit.db, [applicant_id])).get(applicant_id) ?? ''
  for (const person of await listRecipients(unit.db, left.length > 0 ? left : recruiters))
    await notify(unit, person, write(applicant))
}
