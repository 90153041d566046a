import { expect, test } from 'vitest'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, newAddress, PASSWORD, REGISTRATION } from '#test/factories.ts'
import { mailsTo, subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
let host = 0
/** Each call comes from another network, so that only the budget of the address counts. */
const elsewhere = () => new Browser(services, `10.${++host >> 8}.${host & 255}.1`)
const ALERT = { keywords: 'comptable', frequency: 'daily' }

type Kind = 'registration' | 'reset' | 'newsletter' | 'alert'
const ASK: Record<Kind, (browser: Browser, email: string) => ReturnType<Browser['post']>> = {
  registration: (browser, email) => browser.post('/register', { ...REGISTRATION, email }),
  reset: (browser, email) => browser.post('/forgot-password', { email }),
  newsletter: (browser, email) => browser.post('/api/newsletter', { email }),
  alert: (browser, email) => browser.post('/api/alerts', { ...ALERT, keywords: `comptable ${host}`, email }),
}

async function ask(kind: Kind, email: string) {
  const answer = await ASK[kind](elsewhere(), email)
  await services.queue.runDue(services)
  return { status: answer.status, body: answer.body }
}

test.each<Kind>(['registration', 'reset', 'newsletter'])(
  'a mailbox gets a few mails a day of « %s », slower each time, and the answer stays the same',
  async (kind) => {
    const { email } = await makeApplicant(services)
    const first = await ask(kind, email)
    expect(await mailsTo(services, email)).toHaveLength(1)
    const byHour: number[] = []
    for (let hour = 1; hour <= 12; hour++) {
      for (let time = 0; time < 12; time++) {
        services.clock.advance(HOUR_SECONDS / 12)
        expect(await ask(kind, email)).toEqual(first)
      }
      byHour.push((await mailsTo(services, email)).length)
    }
    expect(byHour[0]).toBeLessThanOrEqual(5)
    expect(byHour.at(-1)).toBeLessThanOrEqual(6)
    expect(byHour.at(-1)).toBeGreaterThan(1)
    services.clock.advance(24 * HOUR_SECONDS)
    await ask(kind, email)
    expect((await mailsTo(services, email)).length).toBe((byHour.at(-1) ?? 0) + 1)
  },
)

test('the pauses between mails grow', async () => {
  const { email } = await makeApplicant(services)
  const moments: number[] = []
  const begun = services.clock.now().getTime()
  for (let minute = 0; minute < 60; minute++) {
    const before = (await mailsTo(services, email)).length
    await ask('reset', email)
    if ((await mailsTo(services, email)).length > before)
      moments.push(Math.round((services.clock.now().getTime() - begun) / 60_000))
    services.clock.advance(61)
  }
  expect(moments).toEqual([0, 1, 3, 7, 15])
})

test('all kinds together have one budget, and the first mail of a kind always goes', async () => {
  const { email } = await makeApplicant(services)
  for (let turn = 0; turn < 40; turn++) {
    services.clock.advance(120)
    await ask('reset', email)
    await ask('newsletter', email)
  }
  expect((await mailsTo(services, email)).length).toBeLessThanOrEqual(8)
  await ask('registration', email)
  expect((await subjectsTo(services, email)).at(-1)).toBe('Vous avez déjà un compte Asafidy')
  const sent = (await mailsTo(services, email)).length
  services.clock.advance(120)
  await ask('registration', email)
  expect(await mailsTo(services, email)).toHaveLength(sent)
})

test('who made an account with a stranger’s address bombs nobody, signed in or not', async () => {
  const email = newAddress()
  const browser = elsewhere()
  await browser.post('/register', { ...REGISTRATION, email })
  const signedIn = elsewhere()
  await signedIn.post('/login', { email, password: PASSWORD })
  for (let minute = 0; minute < 120; minute++) {
    services.clock.advance(60)
    for (const asking of [browser, signedIn])
      expect((await asking.post('/email/verification-notification')).status).toBeLessThan(500)
    await services.queue.runDue(services)
  }
  expect((await mailsTo(services, email)).length).toBeLessThanOrEqual(6)
})

test('one network has so many requests for mails in an hour, over all kinds', async () => {
  const browser = new Browser(services, '10.99.0.1')
  const statuses: number[] = []
  for (let turn = 0; turn < 160; turn++) {
    services.clock.advance(10)
    const kind = turn % 2 ? 'reset' : 'newsletter'
    statuses.push((await ASK[kind](browser, newAddress())).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
