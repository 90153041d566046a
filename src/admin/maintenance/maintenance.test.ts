import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, maintenances } from '#src/platform/tables.ts'
import { isoAt } from '#src/shared/dates.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
let boss: AdminBrowser
let support: AdminBrowser
let applicant: Browser

beforeAll(async () => {
  ;({ browser: boss } = await signedInAdmin(site, { first_name: 'Hery', last_name: 'Rabe' }))
  ;({ browser: support } = await signedInAdmin(site, { admin_role: 'support' }))
  applicant = await signedInAs(services, await makeApplicant(services))
})
beforeEach(async () => {
  await services.db.delete(maintenances)
  // What is known of the one before is forgotten.
  services.clock.advance(10)
})

const TONIGHT = {
  starts_at: '2026-11-21T22:00',
  ends_at: '2026-11-21T23:00',
  message: 'Nous changeons de machine.',
  is_read_only: true,
}
/** It begins at once and lasts half an hour. */
const now = () => ({
  ...TONIGHT,
  starts_at: null,
  ends_at: isoAt(after(services.clock.now(), HOUR / 2)).slice(0, 16),
})
const plan = (body: Record<string, unknown>) => boss.post('/api/admin/maintenances', body)
const listed = async () => (await boss.get('/api/admin/maintenances')).body.data
const announced = async () => (await new Browser(services).get('/api/maintenance')).body.data
const change = () => applicant.put('/api/notification/read')
/** Each process knows of a change some seconds later. */
const aMomentLater = () => services.clock.advance(5)

test('a maintenance is planned, announced from the day before, and nothing is refused before it begins', async () => {
  expect((await plan(TONIGHT)).status).toBe(204)
  aMomentLater()
  expect(await announced()).toEqual({
    starts_at: '2026-11-21T19:00:00.000Z',
    ends_at: '2026-11-21T20:00:00.000Z',
    is_running: false,
    is_read_only: true,
    message: 'Nous changeons de machine.',
  })
  expect(await listed()).toMatchObject([{ state: 'planned', planned_by: 'Hery Rabe', over_at: null }])
  expect((await change()).status).toBe(204)
  await services.db.delete(maintenances)
  await plan({ ...TONIGHT, starts_at: '2026-11-24T22:00', ends_at: '2026-11-24T23:00' })
  aMomentLater()
  expect(await announced()).toBeNull()
})

test('while it runs reading, searching and signing in go on, and changes are refused with when to come back', async () => {
  await plan(now())
  aMomentLater()
  expect(await announced()).toMatchObject({ is_running: true })
  const refused = await change()
  expect(refused.status).toBe(503)
  const seconds = Number(refused.headers['retry-after'])
  expect([seconds > 1_700, seconds <= 1_800]).toEqual([true, true])
  expect(refused.body.message).toMatch(
    /^Maintenance jusqu’à 11\sh\s30\s: rien ne s’enregistre pour l’instant\. Ce que vous avez écrit reste ici/,
  )
  const guest = new Browser(services)
  expect((await guest.post('/register', {})).status).toBe(503)
  expect((await guest.post('/api/contact', {})).status).toBe(503)
  expect((await guest.get('/api/offers')).status).toBe(200)
  expect((await applicant.get('/api/notification')).status).toBe(200)
  const person = await makeApplicant(services)
  await signedInAs(services, person)
  // A POST that names another method in its address is a change too.
  expect((await applicant.post('/api/notification/read?_method=PUT')).status).toBe(503)
})

test('it ends by its time, or by hand before', async () => {
  await plan(now())
  aMomentLater()
  expect((await change()).status).toBe(503)
  const [row] = await listed()
  expect((await boss.delete(`/api/admin/maintenances/${row.id}`)).status).toBe(204)
  aMomentLater()
  expect((await change()).status).toBe(204)
  expect(await announced()).toBeNull()
  expect(await listed()).toMatchObject([{ state: 'over' }])
  await plan(now())
  services.clock.advance(1_800)
  expect((await change()).status).toBe(204)
})

test('a banner alone refuses nothing', async () => {
  await plan({ ...now(), is_read_only: false })
  aMomentLater()
  expect((await change()).status).toBe(204)
  expect(await announced()).toMatchObject({ is_running: true, is_read_only: false })
})

test('two administrators do not plan at once, and an end is ended once', async () => {
  expect((await plan(TONIGHT)).status).toBe(204)
  const second = await plan(now())
  expect(second.status).toBe(409)
  expect(second.body.message).toMatch(/^Une maintenance est déjà prévue le 21 novembre 2026/)
  const [row] = await listed()
  const end = () => boss.delete(`/api/admin/maintenances/${row.id}`)
  expect((await end()).status).toBe(204)
  expect((await end()).status).toBe(409)
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `maintenance:${row.id}`))
  expect(lines.map(({ action }) => action)).toEqual(['maintenance.planned', 'maintenance.withdrawn'])
})

test('a wrong plan says why on its field', async () => {
  const errorsOf = async (change: object) => (await plan({ ...TONIGHT, ...change })).body.errors
  expect(await errorsOf({ ends_at: '2026-11-21T21:00' })).toEqual({
    ends_at: ['La fin doit venir après le début.'],
  })
  expect(await errorsOf({ starts_at: '2026-11-20T21:00' })).toEqual({
    starts_at: ['Choisissez un moment à venir.'],
  })
  expect(await errorsOf({ ends_at: '2026-11-22T23:00' })).toEqual({
    ends_at: ['Une maintenance dure douze heures au plus.'],
  })
  expect(await errorsOf({ ends_at: '2026-13-45T99:00' })).toEqual({
    ends_at: ['Donnez un jour et une heure.'],
  })
  expect(await errorsOf({ message: ' ' })).toEqual({ message: ['Écrivez ce que les personnes lisent.'] })
})

test('an unknown one is 404, and only who plans maintenances does', async () => {
  expect((await boss.delete('/api/admin/maintenances/999999')).status).toBe(404)
  expect((await support.get('/api/admin/maintenances')).status).toBe(403)
  expect((await support.post('/api/admin/maintenances', TONIGHT)).status).toBe(403)
  expect(await listed()).toEqual([])
})
