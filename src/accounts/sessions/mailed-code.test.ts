import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene, RECEIVED } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeMember, PASSWORD, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const CHALLENGE = '/two-factor-challenge'
beforeEach(async () => {
  await services.db.delete(throttles)
})

const OWN = '/api/user/mailed-codes'
const OF_TEAM = '/api/recruiter/mailed-codes'

/** A recruiter, in the browser where the code by mail was turned on. */
async function wantsCodes() {
  const { owner, recruiter } = await makeScene(services)
  expect((await recruiter.put(OWN, { enabled: true })).status).toBe(204)
  return { owner, recruiter }
}

async function signIn(browser: Browser, { email }: { email: string }) {
  const { status, body } = await browser.post('/login', { email, password: PASSWORD })
  return { status, body }
}

async function codeFor({ email }: { email: string }): Promise<string> {
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  const last = mails.filter(({ subject }) => subject === 'Votre code de connexion').at(-1)
  services.clock.advance(1)
  return /(\d{6})/.exec(last?.text ?? '')?.[1] ?? ''
}

const IN = { two_factor: false, reopened: false }
const ASKED = { two_factor: true, reopened: false, by_mail: true }

test('who turned the code by mail on proves the mailbox in a new browser, once', async () => {
  const { owner } = await wantsCodes()
  const browser = new Browser(services)
  expect(await signIn(browser, owner)).toEqual({ status: 200, body: ASKED })
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/two-factor-challenge')).body.data).toEqual({ pending: true, by_mail: true })
  const wrong = await browser.post(CHALLENGE, { code: '000000' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']])
  const code = await codeFor(owner)
  expect((await browser.post(CHALLENGE, { code })).body).toEqual(IN)
  expect((await browser.get('/api/user')).body.data.id).toBe(owner.id)
  await browser.post('/logout')
  expect((await signIn(browser, owner)).body).toEqual(IN)
})

test('the browser where the code was turned on is known, for ninety days without a visit', async () => {
  const { owner, recruiter } = await wantsCodes()
  await recruiter.post('/logout')
  expect((await signIn(recruiter, owner)).body).toEqual(IN)
  await recruiter.post('/logout')
  services.clock.advance(91 * DAY_SECONDS)
  await recruiter.get('/sanctum/csrf-cookie')
  expect((await signIn(recruiter, owner)).body).toEqual(ASKED)
})

test('a recruiter who has read CVs signs in by e-mail and password in any browser, as everybody does', async () => {
  const { owner, applicant, recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  expect((await recruiter.get(`${RECEIVED}/${id}`)).status).toBe(200)
  for (const person of [owner, applicant]) {
    const browser = new Browser(services)
    expect((await signIn(browser, person)).body).toEqual(IN)
    expect((await browser.get('/api/user')).body.data.id).toBe(person.id)
  }
})

test('the owner asks the whole team for a code, and no longer; nobody else may', async () => {
  const { company, owner, recruiter } = await makeScene(services)
  const [member, reader] = [
    await makeMember(services, company.id, 'recruiter'),
    await makeMember(services, company.id, 'reader'),
  ]
  const colleague = await signedInAs(services, member)
  expect((await colleague.put(OF_TEAM, { enabled: true })).status).toBe(403)
  const changed = await recruiter.put(OF_TEAM, { enabled: true })
  expect([changed.status, changed.body.data.mailed_codes]).toEqual([200, true])
  expect((await colleague.get(OWN)).body.data).toEqual({ own: false, team: true })
  for (const person of [owner, member, reader])
    expect((await signIn(new Browser(services), person)).body).toEqual(ASKED)
  const { owner: other } = await makeScene(services)
  expect((await signIn(new Browser(services), other)).body).toEqual(IN)
  await recruiter.put(OF_TEAM, { enabled: false })
  expect((await signIn(new Browser(services), member)).body).toEqual(IN)
})

test('turning the code on or off needs a recent proof and is told by mail; an applicant may, an administrator keeps an authenticator', async () => {
  const { applicant, browser } = await makeScene(services)
  services.clock.advance(1_000)
  const refused = await browser.put(OWN, { enabled: true })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['proof']])
  await browser.post('/api/user/proof', { password: PASSWORD })
  for (const enabled of [true, true, false]) {
    expect((await browser.put(OWN, { enabled })).status).toBe(204)
    services.clock.advance(1)
  }
  expect((await subjectsTo(services, applicant.email)).filter((each) => each.includes('code par'))).toEqual([
    'Le code par e-mail est activé',
    'Le code par e-mail est désactivé',
  ])
  const admin = await signedInAs(services, await makeAdmin(services))
  expect((await admin.put(OWN, { enabled: true })).status).toBe(403)
})

test('an address that nobody has proved is mailed no code', async () => {
  const person = await makeApplicant(services, { email_verified_at: null, mailed_codes: true })
  expect((await signIn(new Browser(services), person)).body).toEqual(IN)
  const browser = await signedInAs(services, person)
  expect((await browser.put(OWN, { enabled: true })).status).toBe(403)
})

test('a mailed code serves in its own sign-in, five tries, ten minutes', async () => {
  const { owner } = await wantsCodes()
  const [browser, other] = [new Browser(services), new Browser(services)]
  await signIn(browser, owner)
  const code = await codeFor(owner)
  await signIn(other, owner)
  expect((await other.post(CHALLENGE, { code })).status).toBe(422)
  for (let turn = 0; turn < 5; turn += 1)
    expect((await browser.post(CHALLENGE, { code: '000000' })).status).toBe(422)
  const late = await browser.post(CHALLENGE, { code })
  expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['email']])
  const next = await codeFor(owner)
  services.clock.advance(601)
  expect((await other.post(CHALLENGE, { code: next })).status).toBe(422)
})

test('codes that never come back are mailed slower and slower', async () => {
  const { owner } = await wantsCodes()
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    services.clock.advance(1)
    statuses.push((await signIn(new Browser(services), owner)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('a new password makes every other browser a new one', async () => {
  const { owner, recruiter } = await wantsCodes()
  const other = new Browser(services)
  await signIn(other, owner)
  await other.post(CHALLENGE, { code: await codeFor(owner) })
  const password = 'quatre baobabs sur la colline'
  const changed = { current_password: PASSWORD, password, password_confirmation: password }
  expect((await other.post('/api/user/change-password', changed)).status).toBe(200)
  await other.post('/logout')
  const again = { email: owner.email, password }
  expect((await other.post('/login', again)).body).toEqual(IN)
  await recruiter.get('/sanctum/csrf-cookie')
  expect((await recruiter.post('/login', again)).body).toEqual(ASKED)
})
