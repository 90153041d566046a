import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { CVS_A_DAY } from '#src/applications/reviewing/shared/limits.ts'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { applicationForm, makeScene, RECEIVED, SENT } from '../applications.ts'
import { Browser } from '../browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '../factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
beforeEach(async () => {
  await services.db.delete(throttles)
})

const REGISTRATION = {
  account_type: 'applicant',
  first_name: 'Miora',
  last_name: 'Rakoto',
  password: 'quatre baobabs sur la colline',
  password_confirmation: 'quatre baobabs sur la colline',
  terms: true,
}

interface Limit {
  name: string
  allowed: number
  /** The window of the limit, in seconds. */
  window: number
  send: (browser: Browser, turn: number) => Promise<{ status: number; headers: Record<string, unknown> }>
}

const LIMITS: Limit[] = [
  {
    name: 'forgotten passwords',
    allowed: 10,
    window: 60,
    send: (browser, turn) => browser.post('/forgot-password', { email: `oubli${turn}@exemple.test` }),
  },
  {
    name: 'new passwords',
    allowed: 10,
    window: 60,
    send: (browser) =>
      browser.post('/reset-password', { ...REGISTRATION, email: 'a@exemple.test', token: 'x' }),
  },
  {
    name: 'registrations',
    allowed: 10,
    window: 60,
    send: (browser, turn) =>
      browser.post('/register', { ...REGISTRATION, email: `nouvelle${turn}@exemple.test` }),
  },
  {
    name: 'subscriptions to the newsletter',
    allowed: 10,
    window: 60,
    send: (browser, turn) => browser.post('/api/newsletter', { email: `lettre${turn}@exemple.test` }),
  },
  {
    name: 'messages to the team',
    allowed: 10,
    window: 3600,
    send: (browser, turn) =>
      browser.post('/api/contact', {
        first_name: 'Rakoto',
        last_name: 'Miora',
        email: 'miora@exemple.test',
        object: 'Question',
        message: `Bonjour, question ${turn}.`,
      }),
  },
]

test.each(LIMITS)('$name are limited by IP, with the time to wait, and open again', async (limit) => {
  const browser = new Browser(services, '10.9.0.1')
  for (let turn = 0; turn < limit.allowed; turn += 1)
    expect((await limit.send(browser, turn)).status).not.toBe(429)
  const refused = await limit.send(browser, limit.allowed)
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({
    'retry-after': String(limit.window),
    'x-ratelimit-limit': String(limit.allowed),
    'x-ratelimit-remaining': '0',
  })
  expect((await limit.send(new Browser(services, '10.9.0.2'), 99)).status).not.toBe(429)
  services.clock.advance(limit.window + 1)
  expect((await limit.send(browser, 98)).status).not.toBe(429)
})

test('verification mails are limited to six a minute for a person', async () => {
  const browser = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1)
    statuses.push((await browser.post('/email/verification-notification')).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429])
})

test('reports are limited to ten an hour', async () => {
  const { company } = await makeCompany(services)
  const browser = await signedInAs(services, await makeApplicant(services))
  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn += 1) {
    const { id } = await makeOffer(services, company.id)
    statuses.push((await browser.post(`/api/offers/${id}/reports`, { reason: 'arnaque' })).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
})

test('applications are limited to 120 an hour for a person', async () => {
  const { applicant, browser, offer } = await makeScene(services)
  for (let turn = 0; turn < 120; turn += 1)
    await countAttempt(services.db, `apply:${applicant.id}`, 120, 3_600, services.clock.now())
  expect((await browser.post(SENT, applicationForm(offer.id))).status).toBe(429)
})

test('a recruiter opens 200 people’s CVs a day, and the administrators learn of the next one, once', async () => {
  const admin = await makeAdmin(services)
  const { owner, recruiter, company, apply } = await makeScene(services)
  const known = (await apply()).body.data.id
  expect((await recruiter.get(`${RECEIVED}/${known}`)).status).toBe(200)
  const now = services.clock.now()
  for (let turn = 1; turn < CVS_A_DAY.most; turn += 1)
    await countAttempt(services.db, `cv-views:${owner.id}`, CVS_A_DAY.most, 86_400, now)
  const other = await signedInAs(services, await makeApplicant(services))
  const offer = await makeOffer(services, company.id)
  const next = (await other.post(SENT, applicationForm(offer.id))).body.data.id
  const refused = await recruiter.get(`${RECEIVED}/${next}/cv`)
  expect([refused.status, refused.headers['x-ratelimit-limit']]).toEqual([429, String(CVS_A_DAY.most)])
  // The list said so beforehand, in the words of the refusal.
  const { cv_views } = (await recruiter.get(RECEIVED)).body
  expect(cv_views).toEqual({ left: 0, again_at: after(now, DAY).toISOString() })
  expect(refused.body.message).toBe(reachedLimitWords(CVS_A_DAY, cv_views.again_at))
  expect((await recruiter.get(`${RECEIVED}/${next}`)).status).toBe(429)
  // CVs that were opened today can be opened again.
  expect((await recruiter.get(`${RECEIVED}/${known}/cv`)).status).toBe(200)
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(told.map(({ kind }) => kind)).toEqual(['access.unusual'])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, admin.email))
  expect(mails).toHaveLength(1)
  services.clock.advance(86_401)
  expect((await (await signedInAs(services, owner)).get(`${RECEIVED}/${next}`)).status).toBe(200)
})
