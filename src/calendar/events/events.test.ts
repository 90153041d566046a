import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobProposals } from '#src/applications/proposals/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { Browser } from '#test/browser.ts'
import { agreedOn, at, insertReminder, makeMonth, readFeed } from '#test/calendar.ts'
import { makeApplicant, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { calendarReminders, interviews } from '../tables.ts'
import { findEvents } from './events.ts'

const services = useServices()
const EVENTS = '/api/calendar/events'
const ADDRESS = '/api/calendar/subscription'
const days = (from: string, to: string, more = '') => `${EVENTS}?start_date=${from}&end_date=${to}${more}`

test('a calendar holds meetings, deadlines and notes in their order, filtered by kind', async () => {
  const { browser, application, saved } = await makeMonth(services)
  const all = await browser.get(days('2026-11-01', '2026-11-30'))
  expect(all.body.data).toMatchObject([
    {
      type: 'offer_deadline',
      day: '2026-11-24',
      title: 'Chargé de marque\u00a0H/F',
      link: `/offres/${saved.id}-${saved.slug}`,
    },
    {
      type: 'reminder',
      day: '2026-11-25',
      title: 'Envoyer le book',
      reminder: { time: '09:00', done: false },
    },
    {
      type: 'interview_onsite',
      day: '2026-11-26',
      link: `/candidat/candidatures/${application.id}/rendez-vous`,
    },
  ])
  const notes = await browser.get(days('2026-11-01', '2026-11-30', '&event_type=reminder&event_type=test'))
  expect(notes.body.data).toHaveLength(1)
  expect((await browser.get(days('2026-11-30', '2026-11-01'))).status).toBe(422)
  expect((await browser.get(days('hier', '2026-11-01'))).status).toBe(422)
  expect((await new Browser(services).get(days('2026-11-01', '2026-11-30'))).status).toBe(401)
})

test('the day on which somebody begins is the accepted proposal’s, in both calendars and what they subscribe to', async () => {
  const { browser, recruiter, application } = await makeMonth(services)
  const proposed = {
    application_id: application.id,
    text: 'Bonjour',
    salary: 1_400_000,
    answer_by: '2026-11-30',
  }
  const created_at = services.clock.now()
  await services.db.insert(jobProposals).values([
    { ...proposed, created_at, start_date: '2027-01-04', accepted_at: created_at },
    // A proposal that was never accepted says nothing of the day.
    { ...proposed, created_at, start_date: '2027-02-01' },
  ])
  const starts = (from: string, to: string) => days(from, to, '&event_type=start_date')
  const dayOf = async (side: Browser) => (await side.get(starts('2026-12-01', '2027-03-01'))).body.data
  expect(await dayOf(browser)).toEqual([])
  const state = { status: 'active' as const, stage: 'accepted' as const }
  await services.db.update(applications).set(state).where(eq(applications.id, application.id))
  for (const side of [browser, recruiter]) {
    const shown = await dayOf(side)
    expect(shown).toMatchObject([{ key: `start-${application.id}`, day: '2027-01-04' }])
    const file = await side.get(`${EVENTS}/start-${application.id}/file`)
    expect(readFeed(file.body)).toMatchObject([{ day: '2027-01-04' }])
    const feed = await new Browser(services).get(new URL((await side.put(ADDRESS)).body.data.url).pathname)
    expect(readFeed(feed.body).filter(({ day }) => day === '2027-01-04')).toHaveLength(1)
  }
  expect((await browser.get(starts('2027-01-05', '2027-01-31'))).body.data).toEqual([])
})

test('a recruiter sees its own meetings, or the team’s; a colleague’s notes never', async () => {
  const { company, recruiter } = await makeMonth(services)
  const colleague = await makeMember(services, company.id, 'recruiter')
  await insertReminder(services, colleague.id)
  const other = await signedInAs(services, colleague)
  const meetings = days('2026-11-26', '2026-11-26')
  expect((await recruiter.get(meetings)).body.data).toHaveLength(1)
  expect((await other.get(meetings)).body.data).toHaveLength(0)
  const team = await other.get(`${meetings}&scope=team`)
  expect(team.body.data).toMatchObject([{ detail: expect.stringMatching(/ · avec Miora Rakoto/) }])
  expect((await recruiter.get(days('2026-11-25', '2026-11-25', '&scope=team'))).body.data).toHaveLength(0)
})

test('an event is a file of its own for its person alone', async () => {
  const { browser } = await makeMonth(services)
  const shown = (await browser.get(days('2026-11-01', '2026-11-30'))).body.data
  expect(shown).not.toEqual([])
  const stranger = await signedInAs(services, await makeApplicant(services))
  for (const { key, day } of shown) {
    const file = await browser.get(`${EVENTS}/${key}/file`)
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${key}.ics"`,
    })
    expect(readFeed(file.body)).toMatchObject([{ uid: `${key}@localhost`, day }])
    expect((await stranger.get(`${EVENTS}/${key}/file`)).status).toBe(404)
  }
  expect((await browser.get(`${EVENTS}/other-1/file`)).status).toBe(404)
})

test('two thousand events are read whole and in their order', async () => {
  const { applicant, application } = await makeMonth(services)
  const created_at = services.clock.now()
  const times = { created_at, updated_at: created_at }
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + (index % 360))).toISOString().slice(0, 10)
  const { id: application_id, company_id, applicant_id } = application
  await services.db.insert(calendarReminders).values(
    Array.from({ length: 1_000 }, (_, index) => ({
      user_id: applicant.id,
      title: `Rappel ${index}`,
      day: day(index),
      ...times,
    })),
  )
  await services.db.insert(interviews).values(
    Array.from({ length: 1_000 }, (_, index) => ({
      application_id,
      company_id,
      applicant_id,
      type: 'test' as const,
      changed_by: 'recruiter' as const,
      ...agreedOn(at(day(index), '09:00')),
      ...times,
    })),
  )
  const { db, env } = services
  const viewer = { id: applicant.id, company_id: null }
  const wanted = { from: '2026-01-01', to: '2026-12-31', team: false }
  const found = await findEvents({ db, env, viewer, wanted, now: created_at })
  expect(found.length).toBeGreaterThan(2_000)
  const order = found.map(({ event }) => `${event.day} ${event.starts_at ?? ''}`)
  expect(order).toEqual(order.toSorted())
})
