import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { PageText } from '#src/content/texts/contract.ts'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from '#test/services.ts'
import type { TextDesk } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/page-texts'
const BODY = '<h2>Le service</h2><p onclick="x()">Autre chose.</p>'

beforeEach(async () => {
  await services.db.delete(throttles)
  services.clock.set('2026-11-25T08:00:00Z')
})

const writer = async () =>
  (await signedInAdmin(site, { admin_role: 'moderator', first_name: 'Noro', last_name: 'Rabe' })).browser
const desk = async (browser: AdminBrowser, page: string) =>
  (await browser.get(`${PATH}/${page}`)).body.data as TextDesk
const change = async (browser: AdminBrowser, page: string, values: object) => {
  const { seen_id } = await desk(browser, page)
  return browser.put(`${PATH}/${page}`, { lead: 'En mots simples.', body: BODY, seen_id, ...values })
}
const read = async (page: string, query = '') =>
  (await new Browser(services).get(`/api/page-texts/${page}${query}`)).body.data as PageText

test('a change of the terms counts from its day on, is announced before, and what people agreed to stays readable', async () => {
  const browser = await writer()
  const before = await read('terms')
  const planned = await change(browser, 'terms', { effective_on: '2026-12-01', note: 'Nouvelle loi' })
  expect(planned.status).toBe(200)
  expect((planned.body.data as TextDesk).versions[0]).toMatchObject({
    body: '<h2>Le service</h2><p>Autre chose.</p>',
    effective_from: '2026-11-30T21:00:00.000Z',
    note: 'Nouvelle loi',
    written_by: 'Noro Rabe',
  })
  expect((await read('terms')).version).toEqual(before.version)
  const next = (await read('terms')).versions[0]
  expect((await read('terms', `?version=${next?.id}`)).is_present).toBe(false)

  services.clock.set('2026-11-30T21:00:00Z')
  const now = await read('terms')
  expect(now.sections).toEqual([{ id: 'service', title: 'Le service', html: '<p>Autre chose.</p>' }])
  const old = await read('terms', `?version=${before.version.id}`)
  expect([old.sections.length, old.is_present]).toEqual([before.sections.length, false])
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.action, 'texts.changed'))
  expect(lines).toMatchObject([{ subject: 'page-text:terms', details: { why: 'Nouvelle loi' } }])
})

test('what engages people does not change from one minute to the next; what we say of ourselves does', async () => {
  const browser = await writer()
  for (const effective_on of [null, '2026-11-25', '2020-01-01', '2030-01-01', 'demain'])
    expect(Object.keys((await change(browser, 'privacy', { effective_on })).body.errors)).toEqual([
      'effective_on',
    ])
  expect((await change(browser, 'about', { lead: 'Autrement.' })).status).toBe(200)
  expect((await read('about')).lead).toBe('Autrement.')
  // The answer to it was lost on the way, so the browser sends it again.
  const count = (await desk(browser, 'about')).versions.length
  expect((await change(browser, 'about', { lead: 'Autrement.', seen_id: null })).status).toBe(200)
  expect((await desk(browser, 'about')).versions).toHaveLength(count)
})

test('what is missing, unknown or without a heading is said on its field', async () => {
  const browser = await writer()
  const errors = async (values: object) => (await change(browser, 'about', values)).body.errors
  expect(Object.keys(await errors({ lead: ' ' }))).toEqual(['lead'])
  expect(await errors({ body: '<p>Sans titre</p>' })).toEqual({
    body: ['Commencez par un intertitre, et écrivez sous chacun.'],
  })
  expect(await errors({ body: '<h2>Durées</h2><p>{mail_days} jours, {des_jours}</p>' })).toEqual({
    body: ['Rien ne remplace {des_jours}.'],
  })
})

test('of two who write at once the second is told who was first; billing and support write nothing', async () => {
  const [mine, other] = [await writer(), await writer()]
  const { seen_id } = await desk(mine, 'about')
  expect((await change(other, 'about', { lead: 'Le premier.' })).status).toBe(200)
  const refused = await change(mine, 'about', { lead: 'Le second.', seen_id })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Noro Rabe a changé ce texte le /),
  ])
  expect((await mine.get(`${PATH}/prices`)).status).toBe(404)
  for (const admin_role of ['billing', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(`${PATH}/about`)).status).toBe(403)
    expect((await browser.put(`${PATH}/about`, { lead: 'x', body: BODY })).status).toBe(403)
  }
})
