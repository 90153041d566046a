import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { newsletterSubscriptions } from './tables.ts'

const services = useServices()
const CONFIRM = '/api/newsletter/confirmation'
const SAID = { message: 'Vous êtes désormais abonné à notre newsletter!' }
let serial = 0
const newAddress = () => `lettre${++serial}@exemple.test`

async function subscribe(email: string) {
  services.clock.advance(61)
  const answer = await new Browser(services).post('/api/newsletter', { email })
  await services.queue.runDue(services)
  return answer
}

async function tokenOf(email: string): Promise<string> {
  const mails = await mailsTo(services, email)
  return /\/newsletter\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

async function rowOf(email: string) {
  const [row] = await services.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  return row
}

test('an address is subscribed once its reader confirms by the mailed link', async () => {
  const email = newAddress()
  expect((await subscribe(email)).body).toEqual(SAID)
  expect((await rowOf(email))?.confirmed_at).toBeNull()
  const token = await tokenOf(email)
  const answer = await new Browser(services).put(CONFIRM, { token })
  expect([answer.status, answer.body]).toEqual([200, { data: { email } }])
  const confirmed = await rowOf(email)
  expect(confirmed?.confirmed_at).toEqual(services.clock.now())
  services.clock.advance(60)
  expect((await new Browser(services).put(CONFIRM, { token })).status).toBe(200)
  expect(await rowOf(email)).toEqual(confirmed)
})

test('asked again, one mail an hour at most, and none to who confirmed; all are answered alike', async () => {
  const email = newAddress()
  await subscribe(email)
  expect((await subscribe(email)).body).toEqual(SAID)
  expect(await mailsTo(services, email)).toHaveLength(1)
  services.clock.advance(3_600)
  await subscribe(email)
  expect(await mailsTo(services, email)).toHaveLength(2)
  await new Browser(services).put(CONFIRM, { token: await tokenOf(email) })
  services.clock.advance(3_600)
  expect((await subscribe(email)).body).toEqual(SAID)
  expect(await mailsTo(services, email)).toHaveLength(2)
})

test('who left is not subscribed again by anybody else', async () => {
  const email = newAddress()
  await subscribe(email)
  await new Browser(services).put(CONFIRM, { token: await tokenOf(email) })
  await services.db
    .update(newsletterSubscriptions)
    .set({ unsubscribed_at: services.clock.now() })
    .where(eq(newsletterSubscriptions.email, email))
  expect((await new Browser(services).put(CONFIRM, { token: await tokenOf(email) })).status).toBe(404)
  services.clock.advance(3_600)
  await subscribe(email)
  expect(await rowOf(email)).toMatchObject({ confirmed_at: null, unsubscribed_at: null })
  expect(await mailsTo(services, email)).toHaveLength(2)
})

test('a link that was changed or is a week old confirms nothing', async () => {
  const email = newAddress()
  await subscribe(email)
  const token = await tokenOf(email)
  expect((await new Browser(services).put(CONFIRM, { token: `${token}x` })).status).toBe(404)
  services.clock.advance(7 * DAY_SECONDS + 1)
  expect((await new Browser(services).put(CONFIRM, { token })).status).toBe(404)
  expect((await rowOf(email))?.confirmed_at).toBeNull()
})
