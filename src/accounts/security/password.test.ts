import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, outgoingMails, throttles } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { openSession } from '../sessions/sessions.ts'
import { users } from '../tables.ts'

const services = useServices()
const CHANGE = '/api/user/change-password'
const NEW = 'girafe violon marmite 84'
const given = (current_password: string | undefined, password = NEW) => ({
  current_password,
  password,
  password_confirmation: password,
})

test('a new password keeps this device under new cookies and ends every other one', async () => {
  const user = await makeApplicant(services)
  const other = new Browser(services, '10.3.0.1')
  await other.post('/login', { email: user.email, password: PASSWORD, remember: true })
  const browser = new Browser(services)
  await browser.post('/login', { email: user.email, password: PASSWORD, remember: true })
  const before = new Map(browser.cookies)
  const answer = await browser.post(CHANGE, given(PASSWORD))
  expect(answer.status).toBe(200)
  expect((await other.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/user')).status).toBe(200)
  const thief = new Browser(services)
  for (const [name, value] of before) thief.cookies.set(name, value)
  expect((await thief.get('/api/user')).status).toBe(401)
  services.clock.advance(3 * HOUR_SECONDS)
  expect((await browser.get('/api/user')).status).toBe(200)
  const again = new Browser(services)
  expect((await again.post('/login', { email: user.email, password: PASSWORD })).status).toBe(422)
  expect((await again.post('/login', { email: user.email, password: NEW })).status).toBe(200)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  expect(mails.map(({ subject }) => subject)).toContain('Votre mot de passe a été changé')
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, user.id))
  expect(lines.map(({ action }) => action)).toContain('accounts.password-changed')
})

test('the current password is asked for, and guessing it is slow', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const missing = await browser.post(CHANGE, given(undefined))
  expect([missing.status, Object.keys(missing.body.errors)]).toEqual([422, ['current_password']])
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wrong = await browser.post(CHANGE, given('pas le bon'))
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['current_password']])
  }
  const sixth = await browser.post(CHANGE, given(PASSWORD))
  expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '60'])
  services.clock.advance(61)
  expect((await browser.post(CHANGE, given(PASSWORD))).status).toBe(200)
})

test('the new password is held to the policy of every password, twice the same', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  for (const weak of ['court', 'motdepasse1234', 'a'.repeat(129)]) {
    const answer = await browser.post(CHANGE, given(PASSWORD, weak))
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['password']])
  }
  const different = await browser.post(CHANGE, {
    ...given(PASSWORD),
    password_confirmation: 'autre chose 12',
  })
  expect(Object.keys(different.body.errors)).toEqual(['password_confirmation'])
  expect((await new Browser(services).post(CHANGE, given(PASSWORD))).status).toBe(401)
})

test('who never had a password chooses one soon after signing in, and not later', async () => {
  const user = await makeApplicant(services, { password_hash: null })
  const visitor = { ip: '10.3.0.2', user_agent: '' }
  const opening = { user_id: user.id, visitor, replaced: null }
  const session = await inTransaction(services, user, (unit) => openSession(unit, opening))
  const browser = new Browser(services)
  browser.cookies.set('asafidy_session', session.id)
  browser.cookies.set('XSRF-TOKEN', session.csrf_token)
  services.clock.advance(901)
  const late = await browser.post(CHANGE, given(undefined))
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['session']])
  services.clock.advance(-600)
  expect((await browser.post(CHANGE, given(undefined))).status).toBe(200)
  const [row] = await services.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
})

test('of ten changes at once that show the same old password, one is made', async () => {
  const user = await makeApplicant(services)
  const browsers: Browser[] = []
  for (let turn = 0; turn < 10; turn += 1) browsers.push(await signedInAs(services, user))
  await services.db.delete(throttles)
  const answers = await Promise.all(
    browsers.map((browser, turn) => {
      const password = `quatre baobabs sur la colline ${turn}`
      return browser.post('/api/user/change-password', {
        current_password: PASSWORD,
        password,
        password_confirmation: password,
      })
    }),
  )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  for (const { status } of answers) expect([200, 401, 422, 429]).toContain(status)
})
