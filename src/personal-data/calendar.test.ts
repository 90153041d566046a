import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cancelInterviewsOfEnded } from '#src/calendar/interviews/ended-applications.ts'
import {
  calendarReminders,
  calendarSubscriptions,
  interviewAttendees,
  interviews,
} from '#src/calendar/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { agreedOn, applicationOf, at, insertInterview } from '#test/calendar.ts'
import { PASSWORD } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { eraseRequested } from './deletion/retention.ts'

const services = useServices()
const NOTE = { title: 'Relire mes réponses', note: 'Avec Fara', day: '2026-11-30', time: '18:00' }

/** An applicant and a company's owner meet; each has a reminder and an address at which its calendar is read. */
async function makeMeeting() {
  const scene = await makeScene(services)
  const { browser, recruiter, owner, apply } = scene
  const application = await applicationOf(services, (await apply()).body.data.id)
  const meeting = await insertInterview(services, application, {
    ...agreedOn(at('2027-01-12', '09:00')),
    attendee_ids: [owner.id],
    organiser_id: owner.id,
    message: 'Venez avec vos réalisations',
  })
  const addresses = []
  for (const person of [browser, recruiter]) {
    expect((await person.post('/api/calendar/reminders', NOTE)).status).toBe(201)
    const { url } = (await person.put('/api/calendar/subscription')).body.data
    addresses.push(new URL(url).pathname)
  }
  return { ...scene, meeting, addresses }
}

/** Reads the files of a person's own copy of its data, by name. */
async function copyOf(person: Browser) {
  const { id } = (await person.post('/api/user/exports')).body.data
  await services.queue.runDue(services)
  const files = unzipSync(new Uint8Array((await person.get(`/api/user/exports/${id}/file`)).bytes))
  const texts = new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  return { texts, json: (name: string) => JSON.parse(texts.get(`${name}.json`) ?? 'null') }
}

const read = async (address: string | undefined) => (await new Browser(services).get(address ?? '')).status

test('a copy holds the meetings, the notes and since when a calendar is read from elsewhere, without its address', async () => {
  const { browser, recruiter, addresses, meeting } = await makeMeeting()
  for (const [index, person] of [browser, recruiter].entries()) {
    const { texts, json } = await copyOf(person)
    expect(json('rappels')).toMatchObject([NOTE])
    expect(json('rendez-vous')).toMatchObject([{ id: meeting.id, message: 'Venez avec vos réalisations' }])
    expect(json('abonnement-au-calendrier')).toEqual([{ created_at: services.clock.now().toISOString() }])
    const token = addresses[index]?.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(token).toHaveLength(43)
    expect([...texts.values()].filter((text) => text.includes(token))).toEqual([])
  }
})

test('a closed account’s calendar falls silent at once, and goes with it; the other’s stays', async () => {
  const { applicant, browser, owner, addresses, meeting } = await makeMeeting()
  const [own, others] = addresses
  expect([await read(own), await read(others)]).toEqual([200, 200])
  const asked = { password: PASSWORD, confirmation: 'SUPPRIMER' }
  expect((await browser.post('/api/user/deletion', asked)).status).toBe(200)
  expect([await read(own), await read(others)]).toEqual([404, 200])

  services.clock.advance(30 * DAY_SECONDS)
  await eraseRequested(services)
  await eraseRequested(services)
  await cancelInterviewsOfEnded(services)
  const { db } = services
  const kept = async (id: number) => [
    await db.$count(calendarReminders, eq(calendarReminders.user_id, id)),
    await db.$count(calendarSubscriptions, eq(calendarSubscriptions.user_id, id)),
  ]
  expect([await kept(applicant.id), await kept(owner.id)]).toEqual([
    [0, 0],
    [1, 1],
  ])
  const [left] = await db.select().from(interviews).where(eq(interviews.id, meeting.id))
  expect(left).toMatchObject({ message: '', place: '', preparation: '', reason: '', state: 'cancelled' })
  expect(await db.$count(interviewAttendees, eq(interviewAttendees.user_id, owner.id))).toBe(1)
  expect([await read(own), await read(others)]).toEqual([404, 200])
})
