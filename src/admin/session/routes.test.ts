import { expect, test } from 'vitest'
import { permissionsOf } from '#src/accounts/shared/admin-permissions.ts'
import { AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { codeNow, makeAdmin, makeApplicant, PASSWORD, signedInAs, withCodes } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const SESSION = '/api/admin/session'

test.each(['moderator', 'billing', 'support', 'super_admin'] as const)(
  'an administrator with the role %s reads who it is and what it may do there',
  async (admin_role) => {
    const person = { admin_role, first_name: 'Hanta', last_name: 'Rabe' }
    const { admin, browser } = await signedInAdmin(site, person)
    const { status, body } = await browser.get(SESSION)
    expect(status).toBe(200)
    expect(body.data).toEqual({
      id: admin.id,
      name: 'Hanta Rabe',
      role: admin_role,
      permissions: permissionsOf(admin_role),
      site: services.env.APP_URL,
    })
    expect(body.data.permissions.length).toBeGreaterThan(0)
  },
)

test('an administrator whom nobody gave a role is signed in and may do nothing', async () => {
  const { browser } = await signedInAdmin(site, { admin_role: null })
  expect((await browser.get(SESSION)).body.data).toMatchObject({ role: null, permissions: [] })
})

test('the password alone opens nothing: the code of the authenticator does', async () => {
  const admin = await makeAdmin(services, withCodes(services))
  const browser = new AdminBrowser(site)
  const first = await browser.post('/login', { email: admin.email, password: PASSWORD })
  expect([first.status, first.body.two_factor]).toEqual([200, true])
  expect((await browser.get(SESSION)).status).toBe(401)
  expect((await browser.post('/two-factor-challenge', { code: '000000' })).status).toBe(422)
  expect((await browser.get(SESSION)).status).toBe(401)
  expect((await browser.post('/two-factor-challenge', { code: codeNow(services) })).status).toBe(200)
  expect((await browser.get(SESSION)).body.data).toMatchObject({ id: admin.id })
})

test('a wrong password and missing answers are refused on their fields', async () => {
  const admin = await makeAdmin(services)
  const browser = new AdminBrowser(site)
  const wrong = await browser.post('/login', { email: admin.email, password: 'pas le bon' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['email']])
  const nothing = await browser.post('/login', {})
  expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([422, ['email', 'password']])
})

test('signing out ends the session, and nobody is known any more', async () => {
  const { browser } = await signedInAdmin(site)
  const before = new Map(browser.cookies)
  expect((await browser.post('/logout')).status).toBe(204)
  expect((await browser.get(SESSION)).status).toBe(401)
  const copied = new AdminBrowser(site)
  for (const [name, value] of before) copied.cookies.set(name, value)
  expect((await copied.get(SESSION)).status).toBe(401)
})

test('nobody signed out and no applicant reads a session there', async () => {
  expect((await new AdminBrowser(site).get(SESSION)).status).toBe(401)
  const applicant = await signedInAs(site, await makeApplicant(services), undefined, new AdminBrowser(site))
  expect((await applicant.get(SESSION)).status).toBe(403)
})
