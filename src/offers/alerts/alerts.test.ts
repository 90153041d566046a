import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { outgoingMails, throttles } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offerAlerts } from '../tables.ts'

const services = useServices()
const guest = () => new Browser(services)
const ALERTS = '/api/applicant/alerts'
const ACCOUNTANT = { keywords: 'comptable', city: 'Tana', contract: ['1'], frequency: 'daily' }
let serial = 0

beforeEach(async () => {
  await services.db.delete(offerAlerts)
  await services.db.delete(outgoingMails)
  await services.db.delete(throttles)
})

async function applicant(values: Parameters<typeof makeApplicant>[1] = {}) {
  const person = await makeApplicant(services, values)
  return { person, browser: await signedInAs(services, person) }
}

/** Asks for an alert as a guest and returns the token of the mailed link. */
async function ask(email: string, body: object = ACCOUNTANT): Promise<string> {
  services.clock.advance(1)
  const { status } = await guest().post('/api/alerts', { ...body, email })
  expect(status).toBe(202)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  const mail = mails.sort((one, other) => one.created_at.getTime() - other.created_at.getTime()).at(-1)
  return /\/alerte\/([\w.~-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string) => guest().put('/api/alerts/confirmation', { token })
const address = () => {
  serial += 1
  return `visiteuse${serial}@exemple.test`
}

test('an applicant creates an alert in one call, and finds it with its offers of now', async () => {
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id)
  const { browser } = await applicant()
  const { status, body } = await browser.post('/api/alerts', ACCOUNTANT)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    label: 'comptable, Antananarivo, CDI',
    search: 'keywords=comptable&city=1&contract=1',
    frequency: 'daily',
    paused: false,
    is_started: true,
  })
  const { body: list } = await browser.get(ALERTS)
  expect(list.data).toEqual([{ ...body.data, offers_count: 1 }])
  const found = await browser.get('/api/offers?contract=1&keywords=Comptable&city=Antananarivo')
  expect(found.body.alert).toEqual({ id: body.data.id, frequency: 'daily', paused: false })
  expect((await browser.get('/api/offers?keywords=soudeur')).body.alert).toBeNull()
  expect((await guest().get('/api/offers?keywords=comptable')).body).not.toHaveProperty('alert')
})

test('equal searches are one alert, which takes the new frequency', async () => {
  const { browser } = await applicant()
  await browser.post('/api/alerts', { ...ACCOUNTANT, contract: ['2', '1'] })
  const same = { keywords: ' COMPTABLE ', city: ['1'], contract: [1, 2, 2], frequency: 'weekly' }
  const { body } = await browser.post('/api/alerts', same)
  expect(body.data.frequency).toBe('weekly')
  expect((await browser.get(ALERTS)).body.data).toHaveLength(1)
})

test('a search that asks for nothing is refused with a word', async () => {
  const { browser } = await applicant()
  for (const empty of [
    {},
    { keywords: 'emploi' },
    { city: 'Atlantide', contract: 'x' },
    { min_salary: -3 },
  ]) {
    const { status, body } = await browser.post('/api/alerts', { ...empty, frequency: 'daily' })
    expect(status).toBe(422)
    expect(body.errors.keywords[0]).toContain('au moins un critère')
  }
  expect((await guest().post('/api/alerts', { frequency: 'daily', email: address() })).status).toBe(422)
})

test('a frequency must be one of three, a guest must give an address', async () => {
  const { browser } = await applicant()
  const { status, body } = await browser.post('/api/alerts', { keywords: 'comptable', frequency: 'hourly' })
  expect([status, body.errors.frequency]).toEqual([422, ['Veuillez choisir une fréquence']])
  const nobody = await guest().post('/api/alerts', ACCOUNTANT)
  expect([nobody.status, nobody.body.errors.email]).toEqual([422, ['Veuillez entrer votre email']])
  const odd = await guest().post('/api/alerts', { ...ACCOUNTANT, email: 'x@y' })
  expect([odd.status, odd.body.errors.email]).toEqual([422, ['Veuillez entrer un email valide']])
})

test('a person has at most twenty, also when all are asked for at once', async () => {
  const { browser } = await applicant()
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async (_, index) =>
      browser
        .post('/api/alerts', { keywords: `comptable ${index}`, frequency: 'daily' })
        .then((each) => each.status),
    ),
  )
  expect(statuses.filter((each) => each === 201)).toHaveLength(20)
  expect(statuses.filter((each) => each === 409)).toHaveLength(4)
})

test('frequency and pause change, and the alert goes; never those of somebody else', async () => {
  const { browser } = await applicant()
  const { body } = await browser.post('/api/alerts', ACCOUNTANT)
  const url = `${ALERTS}/${body.data.id}`
  const changed = await browser.put(url, { frequency: 'immediate', paused: true })
  expect(changed.body.data).toMatchObject({ frequency: 'immediate', paused: true })
  expect((await browser.put(url, { frequency: 'immediate' })).status).toBe(422)
  const { browser: stranger } = await applicant()
  expect((await stranger.put(url, { frequency: 'daily', paused: false })).status).toBe(404)
  expect((await stranger.delete(url)).status).toBe(404)
  expect((await guest().put(url, { frequency: 'daily', paused: false })).status).toBe(401)
  expect((await guest().get(ALERTS)).status).toBe(401)
  expect((await browser.delete(url)).status).toBe(204)
  expect((await browser.delete(url)).status).toBe(404)
})

test('recruiters have no alerts', async () => {
  const { owner } = await makeCompany(services)
  const browser = await signedInAs(services, owner)
  expect((await browser.post('/api/alerts', ACCOUNTANT)).status).toBe(403)
  expect((await browser.get(ALERTS)).status).toBe(403)
})

test('a guest’s alert starts with the mailed link, and not by opening it', async () => {
  const email = address()
  const token = await ask(email)
  const opened = await guest().get(`/api/alerts/confirmation?token=${token}`)
  expect(opened.body.data).toMatchObject({
    label: 'comptable, Antananarivo, CDI',
    email,
    is_confirmed: false,
  })
  const [before] = await services.db.select().from(offerAlerts)
  expect(before?.confirmed_at).toBeNull()
  expect((await confirm(token)).body.data.is_confirmed).toBe(true)
  expect((await confirm(token)).status).toBe(200)
  const [after] = await services.db.select().from(offerAlerts)
  expect(after).toMatchObject({ confirmed_at: services.clock.now(), user_id: null, email })
})

test.each([
  'GAGNEZ sur www.evil.test',
  'evil.test/gagner',
  'écrivez à gagne@evil.test',
  '<b>Compte bloqué</b>',
  'caché\u200Bmot\u202E',
  `Votre compte va être supprimé, ${'appelez-nous vite. '.repeat(6)}`,
])('what a guest types is nothing to send to somebody else: %j', async (keywords) => {
  const email = address()
  await ask(email, { ...ACCOUNTANT, keywords })
  const [mail] = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  expect(mail?.text).toContain('Antananarivo, CDI')
  const written = `${mail?.text} ${mail?.html}`.replaceAll(services.env.APP_URL, '')
  for (const word of keywords.split(/\s+/).filter(({ length }) => length > 6))
    expect(written).not.toContain(word)
})

test('a changed, old or foreign link confirms nothing', async () => {
  const token = await ask(address())
  expect((await confirm(`${token.slice(0, -2)}xx`)).status).toBe(404)
  expect((await confirm('')).status).toBe(422)
  expect((await guest().get('/api/alerts/confirmation?token=x.y.z')).status).toBe(404)
  services.clock.advance(8 * DAY_SECONDS)
  expect((await confirm(token)).status).toBe(404)
})

test('addresses unknown, of an account and with that very alert are answered and mailed alike', async () => {
  const { person, browser } = await applicant()
  await browser.post('/api/alerts', ACCOUNTANT)
  const unknown = address()
  const answers = await Promise.all(
    [unknown, person.email].map((email) => guest().post('/api/alerts', { ...ACCOUNTANT, email })),
  )
  expect(answers[0]?.status).toBe(202)
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  const mails = await services.db.select().from(outgoingMails)
  const bare = mails.map(({ subject, text }) => [subject, text.replace(/\/alerte\/[\w.~-]+/, '')])
  expect(bare).toHaveLength(2)
  expect(bare[0]).toEqual(bare[1])
})

test('asking again for an alert that stands changes its frequency by the link alone', async () => {
  const email = address()
  await confirm(await ask(email))
  const token = await ask(email, { ...ACCOUNTANT, frequency: 'weekly' })
  const read = async () => (await services.db.select().from(offerAlerts))[0]
  expect((await read())?.frequency).toBe('daily')
  await confirm(token)
  expect((await read())?.frequency).toBe('weekly')
})

test('a place asks ten times an hour, an address is mailed five times', async () => {
  const email = address()
  const statuses: number[] = []
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await guest().post('/api/alerts', { ...ACCOUNTANT, email })).status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  for (let time = 0; time < 4; time += 1)
    await guest().post('/api/alerts', { ...ACCOUNTANT, email: address() })
  expect((await guest().post('/api/alerts', { ...ACCOUNTANT, email: address() })).status).toBe(429)
  const elsewhere = new Browser(services, '10.0.0.9')
  expect((await elsewhere.post('/api/alerts', { ...ACCOUNTANT, email: address() })).status).toBe(202)
})

test('the alerts that an address confirmed are those of the account whose verified address it is', async () => {
  const email = address()
  await confirm(await ask(email))
  await ask(email, { keywords: 'soudeur', frequency: 'daily' })
  const { person, browser } = await applicant({ email, email_verified_at: null })
  expect((await browser.get(ALERTS)).body.data).toEqual([])
  await services.db
    .update(users)
    .set({ email_verified_at: services.clock.now() })
    .where(eq(users.id, person.id))
  const { body } = await browser.get(ALERTS)
  expect(body.data.map((each: { label: string }) => each.label)).toEqual(['comptable, Antananarivo, CDI'])
  expect((await browser.delete(`${ALERTS}/${body.data[0].id}`)).status).toBe(204)
})

test('an account that has not proved its address gets no hold of what that address confirmed', async () => {
  const email = address()
  await confirm(await ask(email))
  const { browser } = await applicant({ email, email_verified_at: null })
  const { status, body } = await browser.post('/api/alerts', { ...ACCOUNTANT, frequency: 'weekly' })
  expect([status, body.data.is_started]).toEqual([201, false])
  const [row] = await services.db.select().from(offerAlerts)
  expect(row).toMatchObject({ user_id: null, frequency: 'daily' })
})

test('hostile criteria are words like others', async () => {
  const { browser } = await applicant()
  for (const keywords of [
    "' OR 1=1 --",
    '<script>alert(1)</script> soudeur',
    'a&city=1#%00',
    '\uD800 soudeur',
  ]) {
    const { status, body } = await browser.post('/api/alerts', {
      keywords,
      city: { a: [{ id: 1 }] },
      frequency: 'daily',
    })
    expect(status, keywords).toBe(201)
    const found = await browser.get(`/api/offers?${body.data.search}`)
    expect(found.body.alert?.id, keywords).toBe(body.data.id)
  }
})

test('twenty alerts are listed with their offers of now by one connection', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  for (let serial = 0; serial < 20; serial += 1)
    await browser.post('/api/alerts', { keywords: `mot${serial}`, frequency: 'daily' })
  const { transaction } = services.db
  let [open, most] = [0, 0]
  services.db.transaction = async (...given) => {
    open += 1
    most = Math.max(most, open)
    return transaction.apply(services.db, given).finally(() => {
      open -= 1
    }) as never
  }
  const { body } = await browser.get('/api/applicant/alerts')
  services.db.transaction = transaction
  expect([body.data.length, most]).toEqual([20, 1])
})
