import { expect, test } from 'vitest'
import type { AdminRole } from '#src/accounts/shared/kinds.ts'
import { AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)

test('the administration answers on its own host alone, and the public site has none of its calls', async () => {
  const { browser } = await signedInAdmin(site)
  expect((await browser.get('/api/admin/session')).status).toBe(200)
  expect((await browser.get('/api/admin/session', { host: 'localhost:3000' })).status).toBe(404)
  expect((await browser.get('/api/offers')).status).toBe(404)
  const outside = await signedInAs(services, await makeAdmin(services))
  for (const path of ['/api/admin/session', '/api/admin/queue', '/api/admin/audit'])
    expect((await outside.get(path)).status).toBe(404)
  const host = new URL(services.env.ADMIN_URL).host
  expect((await new Browser(services).get('/api/offers', { host })).status).toBe(404)
})

test('a session of one site opens nothing on the other', async () => {
  const admin = await makeAdmin(services)
  const outside = await signedInAs(services, admin)
  const carried = new AdminBrowser(site)
  for (const [name, value] of outside.cookies) carried.cookies.set(`admin_${name}`, value)
  expect((await carried.get('/api/admin/session')).status).toBe(401)
  const inside = await signedInAs(site, admin, undefined, new AdminBrowser(site))
  const back = new Browser(services)
  for (const [name, value] of inside.cookies) back.cookies.set(name.replace('admin_', ''), value)
  expect((await back.get('/api/user')).status).toBe(401)
})

test('a remembered device of the public site does not open the administration', async () => {
  const admin = await makeAdmin(services)
  const outside = await signedInAs(services, admin)
  const remembered = new AdminBrowser(site)
  remembered.cookies.set('admin_asafidy_remember', outside.cookies.get('asafidy_remember') ?? 'x'.repeat(43))
  expect((await remembered.get('/api/admin/session')).status).toBe(401)
})

test('an administrator without codes, and whoever is none, is refused', async () => {
  const bare = await makeAdmin(services, {})
  const browser = await signedInAs(site, bare, undefined, new AdminBrowser(site))
  expect((await browser.get('/api/admin/session')).status).toBe(403)
  const applicant = await signedInAs(site, await makeApplicant(services), undefined, new AdminBrowser(site))
  expect((await applicant.get('/api/admin/session')).body.message).toBe(
    'Ce compte n’est pas un compte d’administration.',
  )
  expect((await new AdminBrowser(site).get('/api/admin/session')).status).toBe(401)
})

/** Each role with the acts that it is allowed; every other act must be refused. */
const ROLES: Record<AdminRole | 'none', readonly string[]> = {
  moderator: ['queue', 'companies', 'papers', 'offers', 'contact-messages', 'hold', 'suspension'],
  billing: ['companies'],
  support: ['companies', 'offers', 'contact-messages', 'audit'],
  super_admin: ['queue', 'companies', 'papers', 'offers', 'contact-messages', 'audit', 'hold', 'suspension'],
  none: [],
}

test.each(Object.entries(ROLES))('the role %s reads and decides this much: %j', async (name, allowed) => {
  const { browser } = await signedInAdmin(site, {
    admin_role: name === 'none' ? null : (name as AdminRole),
  })
  const expected = (act: string, status: number) => (allowed.includes(act) ? status : 403)
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  for (const list of ['queue', 'companies', 'offers', 'contact-messages', 'audit'])
    expect((await browser.get(`/api/admin/${list}`)).status, list).toBe(expected(list, 200))
  for (const one of [`companies/${company.id}`, `offers/${offer.id}`]) {
    const [list = ''] = one.split('/')
    expect((await browser.get(`/api/admin/${one}`)).status, one).toBe(expected(list, 200))
  }
  const paper = await browser.get(`/api/admin/companies/${company.id}/documents/1`)
  expect(paper.status).toBe(expected('papers', 404))
  const held = { reason: 'À vérifier', status: 'published' }
  const hold = await browser.put(`/api/admin/offers/${offer.id}/hold`, held)
  expect(hold.status).toBe(expected('hold', 204))
  const suspend = await browser.put(`/api/admin/companies/${company.id}/suspension`, { reason: 'Plaintes' })
  expect(suspend.status).toBe(expected('suspension', 204))
})

test('deciding needs the anti-forgery token', async () => {
  const { browser } = await signedInAdmin(site)
  const answer = await browser.send('PUT', '/api/admin/offers/1/hold', { reason: 'Non' })
  expect(answer.status).toBe(419)
})
