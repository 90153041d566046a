import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { listAdminEndpoints } from '#src/app.ts'
import { auditLog } from '#src/platform/tables.ts'
import { AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { makeAdmin, makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const site = useAdminSite(services)
const SETUP = '/api/admin/two-factor'
const COOKIE = 'admin_asafidy_session'

const stepOf = async (browser: AdminBrowser) => (await browser.get('/api/admin/sign-in')).body.data

/** An administrator without codes whose password was right on the administration's site. */
async function atSetup() {
  const admin = await makeAdmin(services, {})
  const browser = await signedInAs(site, admin, undefined, new AdminBrowser(site))
  return { admin, browser }
}

/** The code that an authenticator shows for this secret. */
function codeFor(secret: string) {
  const timestamp = services.clock.now().getTime()
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

test('an administrator without codes sets them up where it signs in, and is in', async () => {
  const { admin, browser } = await atSetup()
  expect(await stepOf(browser)).toEqual({ step: 'setup', email: admin.email })
  const started = await browser.post(SETUP)
  expect([started.status, started.headers['cache-control']]).toEqual([200, 'no-store'])
  const { secret, otpauth_url } = started.body.data
  expect(otpauth_url).toContain(secret)
  const before = browser.cookies.get(COOKIE)
  const confirmed = await browser.put(SETUP, { code: codeFor(secret) })
  expect([confirmed.status, confirmed.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10)
  expect(await stepOf(browser)).toEqual({ step: 'done', email: null })
  expect((await browser.get('/api/admin/session')).body.data.id).toBe(admin.id)
  // The cookies that the password alone had brought open nothing any more.
  expect(browser.cookies.get(COOKIE)).not.toBe(before)
  const thief = new AdminBrowser(site)
  thief.cookies.set(COOKIE, before ?? '')
  expect((await thief.get('/api/admin/session')).status).toBe(401)
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, admin.id))
  expect(lines.map(({ action }) => action)).toContain('accounts.two-factor-enabled')
  expect(await subjectsTo(services, admin.email)).toContain('Les codes de connexion sont activés')
  // The next sign-in asks for a code, of the authenticator or of those that were shown once.
  const next = new AdminBrowser(site)
  const { email } = admin
  expect((await next.post('/login', { email, password: PASSWORD })).body.two_factor).toBe(true)
  expect(await stepOf(next)).toEqual({ step: 'code', email: null })
  const [recovery_code] = confirmed.body.data.recovery_codes
  expect((await next.post('/two-factor-challenge', { recovery_code })).status).toBe(200)
  expect((await stepOf(next)).step).toBe('done')
})

test('a session that only the password opened calls nothing but its sign-in', async () => {
  const { browser } = await atSetup()
  const invitation = '/api/admin/invitations/:token'
  const door = [`GET ${invitation}`, `POST ${invitation}/acceptance`]
  const allowed = ['GET /api/admin/sign-in', `POST ${SETUP}`, `PUT ${SETUP}`, ...door]
  const own = listAdminEndpoints(site)
    .all()
    .filter(({ path }) => path.startsWith('/api/admin/'))
  expect(own.length).toBeGreaterThan(20)
  for (const { method, path } of own) {
    if (allowed.includes(`${method} ${path}`)) continue
    const url = path.replaceAll(/:\w+/g, '1')
    const answer =
      method === 'GET'
        ? await browser.get(url)
        : await browser.post(url, method === 'POST' ? {} : { _method: method })
    expect([answer.status, answer.body.message], `${method} ${path}`).toEqual([
      403,
      'Activez d’abord les codes de connexion de votre compte.',
    ])
  }
})

test('nobody sets codes up signed out, and no other account does here', async () => {
  const guest = new AdminBrowser(site)
  expect(await stepOf(guest)).toEqual({ step: 'password', email: null })
  expect((await guest.post(SETUP)).status).toBe(401)
  expect((await guest.put(SETUP, { code: '123456' })).status).toBe(401)
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(site, applicant, undefined, new AdminBrowser(site))
  expect(await stepOf(browser)).toEqual({ step: 'refused', email: null })
  for (const answer of [await browser.post(SETUP), await browser.put(SETUP, { code: '123456' })])
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'Ce compte n’est pas un compte d’administration.',
    ])
  const [row] = await services.db.select().from(users).where(eq(users.id, applicant.id))
  expect(row?.two_factor_secret).toBeNull()
})

test('a code of another secret, or none, activates nothing, and guesses are limited', async () => {
  const { admin, browser } = await atSetup()
  const { browser: other } = await atSetup()
  const { secret } = (await other.post(SETUP)).body.data
  const early = await browser.put(SETUP, { code: codeFor(secret) })
  expect([early.status, Object.keys(early.body.errors)]).toEqual([422, ['code']])
  await browser.post(SETUP)
  expect((await browser.put(SETUP, { code: 'abc' })).body.errors).toEqual({
    code: ['Veuillez entrer le code à six chiffres'],
  })
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await browser.put(SETUP, { code: codeFor(secret) })).status).toBe(422)
  const limited = await browser.put(SETUP, { code: codeFor(secret) })
  expect([limited.status, limited.headers['retry-after']]).toEqual([429, '60'])
  const [row] = await services.db.select().from(users).where(eq(users.id, admin.id))
  expect(row?.two_factor_confirmed_at).toBeNull()
  expect((await stepOf(browser)).step).toBe('setup')
})

test('a quarter of an hour after the password it is asked for again', async () => {
  const { browser } = await atSetup()
  const { secret } = (await browser.post(SETUP)).body.data
  services.clock.advance(901)
  const late = await browser.put(SETUP, { code: codeFor(secret) })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['proof']])
  expect((await browser.post(SETUP)).status).toBe(422)
})

test('codes that are in use are not set up again', async () => {
  const { browser } = await signedInAdmin(site)
  expect((await browser.post(SETUP)).status).toBe(409)
  expect((await browser.put(SETUP, { code: '123456' })).status).toBe(409)
})

test('a session that ended gets a new token even beside a session of the public site', async () => {
  const { browser } = await signedInAdmin(site)
  const token = browser.cookies.get('ADMIN-XSRF-TOKEN') ?? ''
  services.clock.advance(3 * 3600)
  // Browsers send the cookies of a host to each of its ports.
  browser.cookies.set('asafidy_session', 'of the public site')
  browser.cookies.delete(COOKIE)
  expect((await browser.post('/login', { email: 'a@exemple.test', password: 'x' })).status).toBe(419)
  expect(browser.cookies.get('ADMIN-XSRF-TOKEN')).not.toBe(token)
  expect((await browser.post('/login', { email: 'a@exemple.test', password: 'x' })).status).toBe(422)
})
