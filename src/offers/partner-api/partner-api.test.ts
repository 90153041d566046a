import { beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { createKey, REQUESTS_A_MINUTE } from './keys.ts'
import { apiKeyDays } from './tables.ts'

const ORIGIN = 'https://asafidy.example'
const services = useServices({ APP_URL: ORIGIN })
const OFFERS = '/api/v1/offers'

beforeEach(() => services.db.delete(throttles))

const make = (requests_a_day = 5_000) =>
  inTransaction(services, null, (unit) => createKey(unit, { partner: 'Orinasa', requests_a_day }))
const ask = (key: string, path = OFFERS, headers: Record<string, string> = {}) =>
  new Browser(services).get(path, { authorization: `Bearer ${key}`, ...headers })

test('without a key, or with one that nobody gave, nothing is read', async () => {
  const guest = new Browser(services)
  expect((await guest.get(OFFERS)).body.message).toContain('Authorization: Bearer')
  for (const key of ['asafidy_x', '%00', 'a'.repeat(500)]) expect((await ask(key)).status).toBe(401)
  expect((await ask('asafidy_x', `${OFFERS}/1`)).status).toBe(401)
})

test('open offers are read page by page by a cursor, none twice and none left out, whatever comes meanwhile', async () => {
  const { key } = await make()
  const { company } = await makeCompany(services)
  const now = services.clock.now()
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const made: number[] = []
  // Three of them were published at the same moment.
  for (const minutes of [5, 4, 4, 4, 3])
    made.push((await makeOffer(services, company.id, { contract_id: 6, published_at: at(minutes) })).id)
  await makeOffer(services, company.id, { contract_id: 6, status: 'draft' })
  const first = await ask(key, `${OFFERS}?contract=6&per_page=2`)
  expect(first.body.meta).toEqual({ per_page: 2, next_cursor: expect.any(String) })
  await makeOffer(services, company.id, { contract_id: 6, published_at: now })
  const read = first.body.data.map(({ id }: { id: number }) => id)
  for (let { next } = first.body.links; next; ) {
    const { body } = await ask(key, next.slice(ORIGIN.length))
    read.push(...body.data.map(({ id }: { id: number }) => id))
    next = body.links.next
  }
  expect(read).toEqual([made[4], made[3], made[2], made[1], made[0]])
  expect((await ask(key, `${OFFERS}?contract=6&keywords=astronaute`)).body.data).toEqual([])
  for (const cursor of ['x', 'MTIzNA', '%27', Buffer.from('1 2026-99-99 00:00:00+00').toString('base64url')])
    expect((await ask(key, `${OFFERS}?cursor=${cursor}`)).body.errors).toEqual({
      cursor: ['Ce curseur n’existe pas.'],
    })
})

test('one offer says what its page says: no hidden salary, and nothing once it is closed', async () => {
  const { key } = await make()
  const { company } = await makeCompany(services)
  const pay = { min_salary: 800_000, max_salary: 1_000_000 }
  const shown = await makeOffer(services, company.id, { ...pay, salary_visible: true })
  const hidden = await makeOffer(services, company.id, { ...pay, salary_visible: false })
  const closed = await makeOffer(services, company.id, { status: 'closed' })
  const { data } = (await ask(key, `${OFFERS}/${shown.id}`)).body
  expect(data).toMatchObject({
    id: shown.id,
    url: expect.stringContaining(`${ORIGIN}/offres/${shown.id}-`),
    salary: { min: 800_000, max: 1_000_000, currency: 'MGA', period: 'month' },
    company: { name: company.name },
  })
  expect((await ask(key, `${OFFERS}/${hidden.id}`)).body.data.salary).toBeNull()
  for (const id of [closed.id, 999_999, 'x']) expect((await ask(key, `${OFFERS}/${id}`)).status).toBe(404)
})

test('beyond the limit of its minute or of its day a key waits, and is told how long', async () => {
  const busy = await make()
  const answers = await Promise.all(Array.from({ length: REQUESTS_A_MINUTE + 1 }, () => ask(busy.key)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  services.clock.advance(61)
  expect((await ask(busy.key)).status).toBe(200)
  const { key, id } = await make(100)
  await services.db.insert(apiKeyDays).values({
    key_id: id,
    day: dayAt(services.clock.now()),
    requests: 99,
    last_used_at: services.clock.now(),
  })
  expect((await ask(key)).headers['x-ratelimit-remaining']).toBe('0')
  const refused = await ask(key)
  expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true])
  services.clock.advance(86_400)
  expect((await ask(key)).status).toBe(200)
})

test('a page of any site may call with a key, and the other calls stay with their own sites', async () => {
  const { key } = await make()
  const origin = 'https://partenaire.example'
  const headers = {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization',
  }
  const before = await new Browser(services).send('OPTIONS' as never, OFFERS, undefined, headers)
  expect(before.headers['access-control-allow-origin']).toBe('*')
  expect(String(before.headers['access-control-allow-headers'])).toMatch(/authorization/i)
  const { headers: answered } = await ask(key, OFFERS, { origin })
  expect(answered['access-control-allow-origin']).toBe('*')
  expect(answered['access-control-allow-credentials']).toBeUndefined()
  expect(answered['set-cookie']).toBeUndefined()
  const other = await new Browser(services).get('/api/offers', { origin })
  expect(other.headers['access-control-allow-origin']).not.toBe('*')
})

test('the documentation of the API describes the calls of partners', async () => {
  const { body } = await new Browser(services).get('/api/docs/json')
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining([OFFERS, `${OFFERS}/{id}`]))
  expect(body.paths[OFFERS].get.security).toEqual([{ partner_key: [] }])
  expect(body.paths['/api/offers'].get.security).toEqual([])
})
