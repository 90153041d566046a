import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene, RECEIVED } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { PASSWORD } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const CHALLENGE = '/two-factor-challenge'
beforeEach(async () => {
  await services.db.delete(throttles)
})

/** A recruiter, in the browser where an applicant's CV was read. */
async function readerOfCvs() {
  const { owner, recruiter, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  expect((await recruiter.get(`${RECEIVED}/${id}`)).status).toBe(200)
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

test('a recruiter who has read CVs proves the mailbox in a new browser, once', async () => {
  const { owner } = await readerOfCvs()
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

test('the browser where CVs were read before is known, for ninety days without a visit', async () => {
  const { owner, recruiter } = await readerOfCvs()
  await recruiter.post('/logout')
  expect((await signIn(recruiter, owner)).body).toEqual(IN)
  await recruiter.post('/logout')
  services.clock.advance(91 * DAY_SECONDS)
  await recruiter.get('/sanctum/csrf-cookie')
  expect((await signIn(recruiter, owner)).body).toEqual(ASKED)
})

test('who has read no CV, and every applicant, signs in by the password', async () => {
  const { owner, applicant } = await makeScene(services)
  expect((await signIn(new Browser(services), owner)).body).toEqual(IN)
  expect((await signIn(new Browser(services), applicant)).body).toEqual(IN)
})

test('a mailed code serves in its own sign-in, five tries, ten minutes', async () => {
  const { owner } = await readerOfCvs()
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
  const { owner } = await readerOfCvs()
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) {
    services.clock.advance(1)
    statuses.push((await signIn(new Browser(services), owner)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('a new password makes every other browser a new one', async () => {
  const { owner, recruiter } = await readerOfCvs()
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
