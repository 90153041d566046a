import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { keepHouse } from '#src/housekeeping.ts'
import { throttles } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { openLocalHttpGateway } from '#test/messages/local-gateways.ts'
import { newNumber, proveNumberOf } from '#test/messages/texted.ts'
import { useServices } from '#test/services.ts'
import { exportOf } from '../export.ts'
import { deliverDueSms } from './delivery.ts'
import { CODES_OF_NUMBER } from './proving.ts'
import { CODES_A_DAY } from './shared/limits.ts'
import { smsCodes, smsMessages, smsNumbers } from './tables.ts'

const gateway = await openLocalHttpGateway()
afterAll(() => gateway.close())
const services = useServices(gateway.env)

beforeEach(async () => {
  gateway.forgetSent()
  await services.db.delete(throttles)
  await services.db.delete(smsMessages)
})

async function makeSignedIn(values = {}) {
  const person = await makeApplicant(services, values)
  return { person, browser: await signedInAs(services, person) }
}

/** Asks for a code, and reads it from the phone. */
async function askCode(browser: Browser, number: string) {
  const answer = await browser.post('/api/sms/code', { number })
  expect(answer.status).toBe(200)
  await deliverDueSms(services)
  const [last] = gateway.listSent().slice(-1)
  expect(last?.to).toBe(number)
  return /code est (\d{6})/.exec(last?.text ?? '')?.[1] ?? ''
}

const prove = (browser: Browser, code: string) => browser.put('/api/sms', { code })
const read = async (browser: Browser) => (await browser.get('/api/sms')).body.data
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a number', () => {
  test('is proven by the code that its phone receives, which is kept as an imprint alone', async () => {
    const { person, browser } = await makeSignedIn()
    const number = newNumber()
    expect(await read(browser)).toMatchObject({ is_available: true, number: null, is_on: false })
    const code = await askCode(browser, number)
    expect(await read(browser)).toMatchObject({ number: null, code_sent_to: number })
    const kept = [await services.db.select().from(smsCodes), await services.db.select().from(smsMessages)]
    expect(JSON.stringify(kept)).not.toContain(code)
    expect((await prove(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).body.data).toMatchObject({
      number,
      is_on: true,
      code_sent_to: null,
      topics: expect.arrayContaining([{ topic: 'interview-proposed', is_on: true }]),
    })
    expect((await prove(browser, code)).status).toBe(422)
    const [part] = await exportOf(services.db, person.id)
    expect(part).toMatchObject({ name: 'sms', data: { number, messages: [{ text: '' }] } })
  })

  test('is typed as people write it, and is a mobile one of Madagascar', async () => {
    const { browser } = await makeSignedIn()
    const number = newNumber()
    for (const typed of ['', '020 22 123 45', '+33 6 12 34 56 78', 'bonjour', '+1 900 123 4567']) {
      const { status, body } = await browser.post('/api/sms/code', { number: typed })
      expect({ status, errors: Object.keys(body.errors) }).toEqual({ status: 422, errors: ['number'] })
    }
    const local = `0${number.slice(4, 6)} ${number.slice(6, 8)} ${number.slice(8, 11)} ${number.slice(11)}`
    expect((await browser.post('/api/sms/code', { number: local })).body.data.code_sent_to).toBe(number)
  })

  test('belongs to the last account that proved it, of two at once too', async () => {
    const [one, other] = [await makeSignedIn(), await makeSignedIn()]
    const number = newNumber()
    const codes = [await askCode(one.browser, number), await askCode(other.browser, number)]
    const answers = await Promise.all([
      prove(one.browser, codes[0] ?? ''),
      prove(other.browser, codes[1] ?? ''),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await services.db.select().from(smsNumbers).where(eq(smsNumbers.number, number))
    expect(rows).toHaveLength(1)
  })

  test('gives way to the next one that is proven, and ends with the number of the profile that it was', async () => {
    const number = newNumber()
    const { browser, person } = await makeSignedIn({ phone_number: number })
    await prove(browser, await askCode(browser, number))
    services.clock.advance(61)
    const next = newNumber()
    await prove(browser, await askCode(browser, next))
    expect(await read(browser)).toMatchObject({ number: next })
    const contact = (phone_number: string) =>
      browser.put('/api/applicant/profile', { section: 'contact', phone_number, show_photo: false })
    expect((await contact(next)).status).toBe(200)
    expect(await read(browser)).toMatchObject({ number: next })
    await contact(newNumber())
    expect(await read(browser)).toMatchObject({ number: null })
    await proveNumberOf(services, { id: person.id, kind: 'applicant' })
    expect((await browser.delete('/api/sms')).status).toBe(204)
    expect(await read(browser)).toMatchObject({ number: null })
  })
})

describe('a code', () => {
  test('is refused after five wrong ones, after ten minutes and once another was sent', async () => {
    const { browser } = await makeSignedIn()
    const number = newNumber()
    const first = await askCode(browser, number)
    for (let tries = 0; tries < 5; tries += 1) expect((await prove(browser, wrongOf(first))).status).toBe(422)
    const { status, body } = await prove(browser, first)
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { code: ['Ce code n’est plus valable\u00a0: demandez-en un autre.'] },
    })
    services.clock.advance(61)
    const second = await askCode(browser, number)
    services.clock.advance(600)
    expect((await prove(browser, second)).status).toBe(422)
    const third = await askCode(browser, number)
    expect((await prove(browser, second === third ? wrongOf(third) : second)).status).toBe(422)
    expect((await prove(browser, third)).status).toBe(200)
    await keepHouse(services)
    expect(await services.db.select().from(smsCodes)).toEqual([])
  })

  test('is sent to a number three times a day, whoever asks, so that nobody floods a phone', async () => {
    const number = newNumber()
    for (let times = 0; times < CODES_OF_NUMBER; times += 1)
      await askCode((await makeSignedIn()).browser, number)
    const { browser } = await makeSignedIn()
    const refused = await browser.post('/api/sms/code', { number })
    expect(refused.status).toBe(429)
    expect(refused.body.errors.number).toEqual([
      'Trop de codes ont été envoyés à ce numéro aujourd’hui. Réessayez demain.',
    ])
    expect(JSON.stringify(await services.db.select().from(throttles))).not.toContain(number.slice(4))
    services.clock.advance(DAY_SECONDS + 1)
    await askCode((await makeSignedIn()).browser, number)
  })

  test('is sent to a person once a minute and five times a day, and ten times an hour to a network', async () => {
    const { browser } = await makeSignedIn()
    await askCode(browser, newNumber())
    expect((await browser.post('/api/sms/code', { number: newNumber() })).status).toBe(429)
    for (let times = 1; times < CODES_A_DAY.most; times += 1) {
      services.clock.advance(61)
      await askCode(browser, newNumber())
    }
    services.clock.advance(61)
    const refused = await browser.post('/api/sms/code', { number: newNumber() })
    expect(refused.status).toBe(429)
    const { codes } = (await browser.get('/api/sms')).body.data
    expect(refused.body.message).toBe(reachedLimitWords(CODES_A_DAY, codes.again_at))
    for (let times = 0; times < 5; times += 1) await askCode((await makeSignedIn()).browser, newNumber())
    const last = await makeSignedIn()
    expect((await last.browser.post('/api/sms/code', { number: newNumber() })).status).toBe(429)
  })

  test('does not leave once another was asked for', async () => {
    const { person, browser } = await makeSignedIn()
    await browser.post('/api/sms/code', { number: newNumber() })
    services.clock.advance(61)
    await browser.post('/api/sms/code', { number: newNumber() })
    await deliverDueSms(services)
    expect(gateway.listSent()).toHaveLength(1)
    const rows = await services.db.select().from(smsMessages).where(eq(smsMessages.user_id, person.id))
    expect(rows.map(({ failure, text }) => ({ failure, text }))).toContainEqual({
      failure: 'REPLACED',
      text: '',
    })
  })
})

test('only whose address is verified proves a number, and the team has none to prove', async () => {
  const { browser } = await makeSignedIn({ email_verified_at: null })
  expect((await browser.post('/api/sms/code', { number: newNumber() })).status).toBe(403)
  const admin = await signedInAs(services, await makeAdmin(services))
  expect((await admin.post('/api/sms/code', { number: newNumber() })).status).toBe(404)
  expect((await new Browser(services).post('/api/sms/code', { number: newNumber() })).status).toBe(401)
})

test('a person chooses what is texted, and nothing of the other side', async () => {
  const { owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  const body = { is_on: true, topics: ['interview-answered', 'answer'] }
  expect((await browser.put('/api/sms/topics', body)).status).toBe(404)
  await proveNumberOf(services, { id: owner.id, kind: 'recruiter' })
  expect((await browser.put('/api/sms/topics', body)).body.data.topics).toEqual([
    { topic: 'interview-answered', is_on: true },
  ])
  const refused = await browser.put('/api/sms/topics', { topics: ['tout'] })
  expect(Object.keys(refused.body.errors)).toEqual(['is_on', 'topics.0'])
  const { body: changed } = await browser.put('/api/sms/topics', { is_on: false, topics: [] })
  expect(changed.data).toMatchObject({ is_on: false, topics: [{ is_on: false }] })
})
