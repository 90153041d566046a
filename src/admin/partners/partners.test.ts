import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, throttles } from '#src/platform/tables.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { fileForm, imagePart } from '#test/company.ts'
import { useServices } from '#test/services.ts'
import type { AdminPartner } from './contract.ts'

const services = useServices()
const site = useAdminSite(services)
const PATH = '/api/admin/partners'
const TEXT = {
  name: 'Rindra',
  address: 'https://rindra.mg',
  sentence: 'Forme des comptables.',
  is_shown: true,
}

beforeEach(() => services.db.delete(throttles))

const writer = async () =>
  (await signedInAdmin(site, { admin_role: 'moderator', first_name: 'Noro', last_name: 'Rabe' })).browser
const shown = async () => (await new Browser(services).get('/api/partners')).body.data

test('a partner is added, shown with its logo, put first, and hidden again; the log says who and what', async () => {
  const browser = await writer()
  const { id } = (await browser.post(PATH, { name: 'Rindra' })).body.data
  expect(await shown()).toEqual([])
  const set = await browser.put(`${PATH}/${id}/logo`, fileForm('picture', await imagePart(800, 600)))
  const [{ logo }] = set.body.data as [AdminPartner]
  const guest = new Browser(services)
  expect((await guest.get(logo ?? '')).status).toBe(404)
  expect((await browser.get(logo ?? '')).headers['content-type']).toBe('image/webp')
  expect((await browser.put(`${PATH}/${id}`, { ...TEXT, version: 1 })).status).toBe(200)
  // The answer to it was lost on the way, so the browser sends it again.
  expect((await browser.put(`${PATH}/${id}`, { ...TEXT, version: 1 })).status).toBe(200)
  expect(await shown()).toEqual([
    { id, name: 'Rindra', address: 'https://rindra.mg', sentence: 'Forme des comptables.', logo },
  ])
  expect((await guest.get(logo ?? '')).headers['cache-control']).toBe('public, max-age=31536000, immutable')

  const other = (await browser.post(PATH, { name: 'Tsiry' })).body.data.id as number
  expect((await browser.put('/api/admin/partner-order', { ids: [other, id] })).body.data[0].name).toBe(
    'Tsiry',
  )
  expect((await browser.put('/api/admin/partner-order', { ids: [id] })).status).toBe(409)
  expect((await browser.delete(`${PATH}/${id}/logo`)).body.data[1].logo).toBeNull()
  expect((await browser.put(`${PATH}/${id}`, { ...TEXT, is_shown: false, version: 2 })).status).toBe(200)
  expect(await shown()).toEqual([])
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `partner:${id}`))
    .orderBy(asc(auditLog.id))
  expect(lines.map(({ action }) => action)).toEqual([
    ...['partners.created', 'partners.logo-changed', 'partners.changed'],
    ...['partners.logo-changed', 'partners.changed'],
  ])
  expect(lines.at(-1)?.details).toEqual({ before: { is_shown: true }, after: { is_shown: false } })
})

test('what is missing or wrong is said on its field, and two who write at once do not overwrite each other', async () => {
  const [mine, other] = [await writer(), await writer()]
  expect((await mine.post(PATH, { name: ' ' })).body.errors).toEqual({ name: ['Écrivez son nom.'] })
  const { id } = (await mine.post(PATH, { name: 'Lanja' })).body.data
  expect((await mine.post(PATH, { name: 'LANJA' })).body.errors).toEqual({
    name: ['Ce partenaire est déjà dans la liste.'],
  })
  for (const address of ['lanja', 'javascript:x()', 'ftp://lanja.mg', 'http://localhost'])
    expect((await mine.put(`${PATH}/${id}`, { ...TEXT, address, version: 1 })).body.errors, address).toEqual({
      address: ['Une adresse entière, qui commence par https://.'],
    })
  const text = new Blob(['bonjour'], { type: 'image/png' })
  expect(Object.keys((await mine.put(`${PATH}/${id}/logo`, fileForm('picture', text))).body.errors)).toEqual([
    'picture',
  ])
  expect((await other.put(`${PATH}/${id}`, { ...TEXT, name: 'Lanja', version: 1 })).status).toBe(200)
  const refused = await mine.put(`${PATH}/${id}`, { ...TEXT, name: 'Lanja Paie', version: 1 })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Noro Rabe a changé ce partenaire le /),
  ])
})

test('billing and support change nothing, and an unknown partner is not found', async () => {
  for (const admin_role of ['billing', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(PATH)).status).toBe(403)
    expect((await browser.post(PATH, { name: 'x' })).status).toBe(403)
  }
  const browser = await writer()
  expect((await browser.put(`${PATH}/999999`, { ...TEXT, version: 1 })).status).toBe(404)
  expect((await browser.delete(`${PATH}/999999/logo`)).status).toBe(404)
  const form = fileForm('picture', await imagePart(60, 40))
  expect((await browser.put(`${PATH}/999999/logo`, form)).status).toBe(404)
})
