import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { auditLog, outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { codeNow, makeAdmin, makeApplicant, PASSWORD, signedInAs, withCodes } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { saveFlow } from '../sessions/flows.ts'
import { findSession } from '../sessions/sessions.ts'
import { recoveryCodes, socialAccounts, users } from '../tables.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

const services = useServices()
const CODES = '/api/user/two-factor'
const CHALLENGE = '/two-factor-challenge'

/** A person with codes in use, and a browser where the password was right. */
async function atChallenge(remember = false) {
  const user = await makeApplicant(services, withCodes(services))
  const codes = await inTransaction(services, user, (unit) => replaceRecoveryCodes(unit, user.id))
  const browser = new Browser(services)
  const answer = await browser.post('/login', { email: user.email, password: PASSWORD, remember })
  expect([answer.status, answer.body]).toEqual([200, { two_factor: true, reopened: false }])
  return { user, browser, codes }
}

async function auditOf(id: number): Promise<string[]> {
  const rows = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, id))
  return rows.map(({ action }) => action)
}

test('codes are set up with a secret, a first code and ten recovery codes shown once', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  expect((await browser.get(CODES)).body.data).toMatchObject({ enabled: false, recovery_codes_left: 0 })
  const { secret, otpauth_url } = (await browser.post(CODES, {})).body.data
  expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/Asafidy:/)
  const [row] = await services.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.two_factor_secret).not.toContain(secret)
  expect((await browser.get('/api/user')).body.data.two_factor_enabled).toBe(false)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = totp.generate({ timestamp: services.clock.now().getTime() })
  const confirmed = await browser.put(CODES, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(confirmed.status).toBe(200)
  expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10)
  expect((await browser.get(CODES)).body.data).toMatchObject({ enabled: true, recovery_codes_left: 10 })
  expect((await browser.post(CODES, {})).status).toBe(409)
  expect(await subjectsTo(services, user.email)).toEqual(['Les codes de connexion sont activés'])
  expect(await auditOf(user.id)).toContain('accounts.two-factor-enabled')
  const stored = await services.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, user.id))
  for (const shown of confirmed.body.data.recovery_codes) expect(JSON.stringify(stored)).not.toContain(shown)
})

test('a wrong first code changes nothing, and nothing begins signed out', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  await browser.post(CODES, {})
  const wrong = await browser.put(CODES, { code: '000000' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']])
  expect((await browser.put(CODES, { code: 'abc' })).status).toBe(422)
  expect((await browser.get(CODES)).body.data.enabled).toBe(false)
  expect((await new Browser(services).post(CODES, {})).status).toBe(401)
})

test('the right password alone opens nothing; the code does, and the device is remembered', async () => {
  const { user, browser } = await atChallenge(true)
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/two-factor-challenge')).body.data).toEqual({ pending: true })
  expect(browser.cookies.has('asafidy_remember')).toBe(false)
  const waiting = browser.cookies.get('asafidy_session')
  const entered = await browser.post(CHALLENGE, { code: codeNow(services) })
  expect([entered.status, entered.body]).toEqual([200, { two_factor: false, reopened: false }])
  expect((await browser.get('/api/user')).body.data.id).toBe(user.id)
  expect(browser.cookies.get('asafidy_session')).not.toBe(waiting)
  expect(browser.cookies.has('asafidy_remember')).toBe(true)
  services.clock.advance(3 * HOUR_SECONDS)
  expect((await browser.get('/api/user')).status).toBe(200)
})

test('a code serves once, even to two who send it at the same moment', async () => {
  const { user, browser } = await atChallenge()
  const other = new Browser(services)
  await other.post('/login', { email: user.email, password: PASSWORD })
  const code = codeNow(services)
  const answers = await Promise.all([browser.post(CHALLENGE, { code }), other.post(CHALLENGE, { code })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const third = new Browser(services)
  await third.post('/login', { email: user.email, password: PASSWORD })
  expect((await third.post(CHALLENGE, { code })).status).toBe(422)
  services.clock.advance(30)
  expect((await third.post(CHALLENGE, { code: codeNow(services) })).status).toBe(200)
})

test('a clock may be thirty seconds off, not a minute', async () => {
  for (const [steps, status] of [
    [-2, 422],
    [2, 422],
    [-1, 200],
    [1, 200],
  ] as const) {
    const { browser } = await atChallenge()
    expect((await browser.post(CHALLENGE, { code: codeNow(services, steps) })).status).toBe(status)
  }
})

/** A browser where the password is right and codes are wrong; how each was answered. */
async function guess(user: { email: string }, tries: number, browser = new Browser(services, '10.6.6.6')) {
  const answers: number[] = []
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt % 5 === 0) await browser.post('/login', { email: user.email, password: PASSWORD })
    answers.push((await browser.post(CHALLENGE, { code: '000000' })).status)
  }
  return answers
}

test('the sixth wrong code of a minute waits in its own browser, not in another', async () => {
  const { user, browser } = await atChallenge()
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await browser.post(CHALLENGE, { code: '000000' })).status).toBe(422)
  const sixth = await browser.post(CHALLENGE, { code: codeNow(services) })
  expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, '60'])
  const other = new Browser(services, '10.1.1.1')
  await other.post('/login', { email: user.email, password: PASSWORD })
  expect((await other.post(CHALLENGE, { code: codeNow(services) })).status).toBe(200)
})

test('guesses from new browsers make each other wait longer and longer, a quarter of an hour at most', async () => {
  const { user } = await atChallenge()
  expect(await guess(user, 20)).toEqual(Array(20).fill(422))
  const waits: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const browser = new Browser(services, '10.7.7.7')
    await browser.post('/login', { email: user.email, password: PASSWORD })
    expect((await browser.post(CHALLENGE, { code: '000000' })).status).toBe(422)
    const refused = await browser.post(CHALLENGE, { code: '000000' })
    waits.push(Number(refused.headers['retry-after']))
    services.clock.advance(waits.at(-1) ?? 0)
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
})

test('what strangers guess does not keep the owner out: not at home, nor with a recovery code', async () => {
  const { user, browser: home, codes } = await atChallenge()
  await home.post(CHALLENGE, { code: codeNow(services) })
  await home.post('/logout')
  services.clock.advance(30)
  expect((await guess(user, 50)).filter((status) => status === 429).length).toBeGreaterThan(20)
  await home.post('/login', { email: user.email, password: PASSWORD })
  expect((await home.post(CHALLENGE, { code: codeNow(services) })).status).toBe(200)
  const elsewhere = new Browser(services, '10.1.1.2')
  await elsewhere.post('/login', { email: user.email, password: PASSWORD })
  expect((await elsewhere.post(CHALLENGE, { code: '000000' })).status).toBe(429)
  expect((await elsewhere.post(CHALLENGE, { recovery_code: codes[0] })).status).toBe(200)
})

test('a mailed proof lets the owner’s codes through at once', async () => {
  const { user } = await atChallenge()
  await guess(user, 50)
  await new Browser(services).post('/forgot-password', { email: user.email })
  await services.queue.runDue(services)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  const token = /recuperation-mot-de-passe\/\d+\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  const password = 'quatre baobabs sur la colline'
  const chosen = { id: user.id, token, password, password_confirmation: password }
  const owner = new Browser(services)
  expect((await owner.post('/reset-password', chosen)).status).toBe(200)
  await owner.post('/login', { email: user.email, password })
  expect((await owner.post(CHALLENGE, { code: codeNow(services) })).status).toBe(200)
})

test('turning codes on ends the other sessions and remembered devices', async () => {
  const user = await makeApplicant(services)
  const other = await signedInAs(services, user)
  const remembered = new Browser(services)
  await remembered.post('/login', { email: user.email, password: PASSWORD, remember: true })
  const browser = await signedInAs(services, user)
  const { secret } = (await browser.post(CODES, {})).body.data
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = totp.generate({ timestamp: services.clock.now().getTime() })
  expect((await browser.put(CODES, { code })).status).toBe(200)
  for (const ended of [other, remembered]) expect((await ended.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/user')).status).toBe(200)
})

test('the first factor is good for ten minutes', async () => {
  const { browser } = await atChallenge()
  services.clock.advance(599)
  expect((await browser.get('/api/two-factor-challenge')).body.data.pending).toBe(true)
  services.clock.advance(2)
  expect((await browser.get('/api/two-factor-challenge')).body.data.pending).toBe(false)
  const late = await browser.post(CHALLENGE, { code: codeNow(services) })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['email']])
})

test('the sign-in that waits is given up by going back', async () => {
  const { browser } = await atChallenge()
  expect((await browser.delete('/api/two-factor-challenge')).status).toBe(204)
  expect((await browser.post(CHALLENGE, { code: codeNow(services) })).status).toBe(422)
})

test('a recovery code opens once, and the person is told how many are left', async () => {
  const { user, browser, codes } = await atChallenge()
  const other = new Browser(services)
  await other.post('/login', { email: user.email, password: PASSWORD })
  const recovery_code = String(codes[0]).toUpperCase().replace('-', ' ')
  const answers = await Promise.all([
    browser.post(CHALLENGE, { recovery_code }),
    other.post(CHALLENGE, { recovery_code }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await subjectsTo(services, user.email)).toEqual(['Un code de récupération a été utilisé'])
  expect(await auditOf(user.id)).toContain('accounts.recovery-code-used')
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, user.email))
  expect(mail?.text).toContain('Il vous en reste 9.')
})

test('another site’s account that waited for the code is linked once the person is in', async () => {
  const { user, browser } = await atChallenge()
  const session = await findSession(
    services.db,
    browser.cookies.get('asafidy_session') ?? '',
    services.clock.now(),
  )
  if (!session?.pending?.two_factor) throw new Error('nothing waits')
  const social = {
    provider: 'google' as const,
    subject: 'g-42',
    email: user.email,
    email_verified: true,
    first_name: 'Miora',
    last_name: 'Rakoto',
  }
  await saveFlow(services, session, 'two_factor', { ...session.pending.two_factor, social })
  const links = () => services.db.select().from(socialAccounts).where(eq(socialAccounts.user_id, user.id))
  await browser.post(CHALLENGE, { code: '000000' })
  expect(await links()).toEqual([])
  expect((await browser.post(CHALLENGE, { code: codeNow(services) })).status).toBe(200)
  expect(await links()).toMatchObject([{ provider: 'google', subject: 'g-42' }])
})

test('new recovery codes end the old ones', async () => {
  const user = await makeApplicant(services, withCodes(services))
  const [old] = await inTransaction(services, user, (unit) => replaceRecoveryCodes(unit, user.id))
  const browser = await signedInAs(services, user)
  const renewed = await browser.post(`${CODES}/recovery-codes`, {})
  expect(renewed.body.data.recovery_codes).toHaveLength(10)
  const other = new Browser(services)
  await other.post('/login', { email: user.email, password: PASSWORD })
  expect((await other.post(CHALLENGE, { recovery_code: old })).status).toBe(422)
  expect((await other.post(CHALLENGE, { recovery_code: renewed.body.data.recovery_codes[3] })).status).toBe(
    200,
  )
  expect(
    (await (await signedInAs(services, await makeApplicant(services))).post(`${CODES}/recovery-codes`))
      .status,
  ).toBe(409)
})

test('a quarter of an hour after signing in, the locks ask for the password or a code again', async () => {
  const user = await makeApplicant(services, withCodes(services))
  const browser = await signedInAs(services, user)
  services.clock.advance(901)
  const asked = await browser.delete(CODES)
  expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['proof']])
  const wrong = await browser.delete(CODES, { password: 'pas le bon du tout' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['password']])
  expect((await browser.post(`${CODES}/recovery-codes`, { code: codeNow(services) })).status).toBe(200)
  expect((await browser.delete(CODES, { code: codeNow(services) })).status).toBe(422)
  expect((await browser.delete(CODES, { password: PASSWORD })).status).toBe(204)
  expect((await browser.get('/api/user')).body.data.two_factor_enabled).toBe(false)
  expect(await subjectsTo(services, user.email)).toContain('Les codes de connexion sont désactivés')
  const again = new Browser(services)
  const answer = await again.post('/login', { email: user.email, password: PASSWORD })
  expect(answer.body.two_factor).toBe(false)
})

test('a remembered device that came back by its cookie proved nothing', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  await browser.post('/login', { email: user.email, password: PASSWORD, remember: true })
  services.clock.advance(3 * HOUR_SECONDS)
  expect((await browser.get('/api/user')).status).toBe(200)
  expect((await browser.post(CODES, {})).status).toBe(422)
  expect((await browser.post(CODES, { password: PASSWORD })).status).toBe(200)
})

test('an administrator sets codes up before anything else opens, and keeps them', async () => {
  const admin = await makeAdmin(services, {})
  const browser = await signedInAs(services, admin)
  expect((await browser.get('/api/user')).body.data).toMatchObject({ two_factor_required: true })
  expect((await browser.get('/api/notification')).status).toBe(403)
  const { secret } = (await browser.post(CODES, {})).body.data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: services.clock.now().getTime(),
  })
  expect((await browser.put(CODES, { code })).status).toBe(200)
  expect((await browser.get('/api/notification')).status).toBe(200)
  expect((await browser.get('/api/user')).body.data.admin_url).toBe(services.env.ADMIN_URL)
  expect((await browser.delete(CODES, { password: PASSWORD })).status).toBe(403)
})
