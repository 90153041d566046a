import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { insertReminder } from '#test/calendar.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { calendarReminders } from '../tables.ts'

const services = useServices()
const REMINDERS = '/api/calendar/reminders'
const CALL = { title: 'Relancer', day: '2026-11-25' }

/** Every call about a reminder that exists, with what makes it valid. */
const CALLS: [name: string, ask: (browser: Browser, one: string) => Promise<{ status: number }>][] = [
  ['changing', (browser, one) => browser.put(one, CALL)],
  ['moving', (browser, one) => browser.put(`${one}/day`, { day: '2026-11-28' })],
  ['finishing', (browser, one) => browser.put(`${one}/completion`)],
  ['reopening', (browser, one) => browser.delete(`${one}/completion`)],
  ['deleting', (browser, one) => browser.delete(one)],
]

async function readReminder(id: number) {
  const [row] = await services.db.select().from(calendarReminders).where(eq(calendarReminders.id, id))
  return row
}

test('a reminder is changed, moved at its hour, done, taken up again and deleted', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const added = await browser.post(REMINDERS, CALL)
  expect(added).toMatchObject({ status: 201, body: { data: { ...CALL, note: '', time: null, done: false } } })
  const { id } = added.body.data
  const one = `${REMINDERS}/${id}`
  const changed = await browser.put(one, { title: 'Relancer Hery', day: '2026-11-26', time: '14:30' })
  expect(changed.body.data).toEqual({
    id,
    title: 'Relancer Hery',
    note: '',
    day: '2026-11-26',
    time: '14:30',
    done: false,
  })
  const moved = await browser.put(`${one}/day`, { day: '2026-11-27' })
  expect(moved.body.data).toEqual({ ...changed.body.data, day: '2026-11-27' })
  expect((await browser.put(`${one}/completion`)).body.data.done).toBe(true)
  expect((await browser.delete(`${one}/completion`)).body.data.done).toBe(false)
  expect((await browser.delete(one)).status).toBe(204)
  expect((await browser.delete(one)).status).toBe(404)
})

test('a recruiter keeps reminders once its company is validated, and not before', async () => {
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await recruiter.post(REMINDERS, CALL)).status).toBe(201)
  const early = await signedInAs(services, (await makeCompany(services, { status: 'pending' })).owner)
  expect((await early.post(REMINDERS, CALL)).status).toBe(403)
})

test('nobody adds a reminder signed out', async () => {
  expect((await new Browser(services).post(REMINDERS, CALL)).status).toBe(401)
})

test.each(CALLS)('%s a reminder is for its person alone', async (_name, ask) => {
  const person = await makeApplicant(services)
  const reminder = await insertReminder(services, person.id)
  const one = `${REMINDERS}/${reminder.id}`
  expect((await ask(new Browser(services), one)).status).toBe(401)
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await ask(stranger, one)).status).toBe(404)
  expect(await readReminder(reminder.id)).toEqual(reminder)
  expect((await ask(await signedInAs(services, person), one)).status).toBeLessThan(300)
})

test('a reminder without words, of no day and of no hour is refused on its fields', async () => {
  const person = await makeApplicant(services)
  const browser = await signedInAs(services, person)
  const wrong = { title: ' ', note: 'x'.repeat(1_001), day: '2026-02-30', time: '25:00' }
  const errors = {
    title: ['Veuillez écrire de quoi il s’agit.'],
    note: ['Votre note ne peut pas dépasser 1 000 caractères.'],
    day: ['Ce jour n’existe pas.'],
    time: ['Cette heure n’existe pas.'],
  }
  const { id } = await insertReminder(services, person.id)
  for (const answer of [await browser.post(REMINDERS, wrong), await browser.put(`${REMINDERS}/${id}`, wrong)])
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  const moved = await browser.put(`${REMINDERS}/${id}/day`, {})
  expect([moved.status, moved.body.errors]).toEqual([422, { day: ['Veuillez choisir un jour.'] }])
})

test('a calendar of five thousand reminders takes no more until one is deleted', async () => {
  const person = await makeApplicant(services)
  const now = services.clock.now()
  const row = { user_id: person.id, title: 'Ancien', day: '2020-01-01', created_at: now, updated_at: now }
  await services.db.insert(calendarReminders).values(Array.from({ length: 5_000 }, () => row))
  const browser = await signedInAs(services, person)
  expect((await browser.post(REMINDERS, CALL)).status).toBe(409)
  const [one] = await services.db
    .select()
    .from(calendarReminders)
    .where(eq(calendarReminders.user_id, person.id))
    .limit(1)
  await browser.delete(`${REMINDERS}/${one?.id}`)
  expect((await browser.post(REMINDERS, CALL)).status).toBe(201)
})
