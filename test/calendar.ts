import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import type { ApplicationRow } from '#src/applications/applications.ts'
import { applications } from '#src/applications/tables.ts'
import { calendarReminders, interviewAttendees, interviewSlots, interviews } from '#src/calendar/tables.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { makeScene } from './applications.ts'
import { makeOffer } from './factories.ts'
import type { TestServices } from './services.ts'

/** Returns a moment by the clock of Antananarivo: `at('2026-11-24', '14:30')`. */
export const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`)

const PROPOSAL = {
  type: 'interview_video',
  duration_minutes: 45,
  place: 'https://meet.exemple.test/miora',
  message: 'Seriez-vous disponible pour un premier échange ?',
  preparation: 'Une ou deux campagnes récentes',
}

/** Returns the body that proposes these moments with these people. */
export function proposal(attendee_ids: number[], starts: Date[], values: Record<string, unknown> = {}) {
  return { ...PROPOSAL, attendee_ids, slots: starts.map((start) => start.toISOString()), ...values }
}

/** Inserts the row of a meeting about an application, with one slot. */
export async function insertInterview(
  services: TestServices,
  application: Pick<ApplicationRow, 'id' | 'company_id' | 'applicant_id'>,
  values: Partial<typeof interviews.$inferInsert> & { attendee_ids?: number[]; slot?: Date } = {},
) {
  const { attendee_ids = [], slot = at('2026-12-01', '09:00'), ...given } = values
  const now = services.clock.now()
  const { id: application_id, company_id, applicant_id } = application
  const [row] = await services.db
    .insert(interviews)
    .values({
      application_id,
      company_id,
      applicant_id,
      type: 'interview_onsite',
      state: 'proposed',
      place: 'Immeuble Fitaratra, Ankorondrano',
      duration_minutes: 45,
      changed_by: 'recruiter',
      created_at: now,
      updated_at: now,
      ...given,
    })
    .returning()
  if (!row) throw new Error('no interview')
  const [offered] = await services.db
    .insert(interviewSlots)
    .values({
      interview_id: row.id,
      by: 'recruiter',
      starts_at: slot,
      ends_at: new Date(slot.getTime() + row.duration_minutes * MINUTE),
    })
    .returning()
  if (attendee_ids.length > 0)
    await services.db
      .insert(interviewAttendees)
      .values(attendee_ids.map((user_id) => ({ user_id, interview_id: row.id })))
  return { ...row, slot_id: offered?.id ?? 0 }
}

/** Returns the columns of a time that was agreed on. */
export function agreedOn(starts_at: Date, minutes = 45) {
  const ends_at = new Date(starts_at.getTime() + minutes * MINUTE)
  return { state: 'confirmed' as const, starts_at, ends_at, duration_minutes: minutes }
}

export async function applicationOf(services: TestServices, id: number): Promise<ApplicationRow> {
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  if (!row) throw new Error('no application')
  return row
}

export async function insertReminder(services: TestServices, user_id: number, day = '2026-11-25') {
  const now = services.clock.now()
  const [row] = await services.db
    .insert(calendarReminders)
    .values({ user_id, title: 'Envoyer le book', day, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('no reminder')
  return row
}

/** A November in which an applicant has a meeting, the deadline of a saved offer and a reminder. */
export async function makeMonth(services: TestServices) {
  services.clock.set('2026-11-21T08:00:00Z')
  const scene = await makeScene(services)
  const application = await applicationOf(services, (await scene.apply()).body.data.id)
  await insertInterview(services, application, {
    ...agreedOn(at('2026-11-26', '08:30')),
    attendee_ids: [scene.owner.id],
  })
  const saved = await makeOffer(services, scene.company.id, {
    title: 'Chargé de marque',
    application_deadline: '2026-11-24',
  })
  await scene.browser.put(`/api/applicant/saved-offers/${saved.id}`)
  await scene.browser.post('/api/calendar/reminders', {
    title: 'Envoyer le book',
    day: '2026-11-25',
    time: '09:00',
  })
  return { ...scene, application, saved }
}

/** The events of an iCalendar file, as another program reads them. */
export function readFeed(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((each) => {
    const event = new ICAL.Event(each)
    return { uid: event.uid, summary: event.summary, day: event.startDate.toString().slice(0, 10) }
  })
}
