import { availableParallelism } from 'node:os'
import { beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { hashing } from '../passwords.ts'

const services = useServices()
beforeEach(async () => {
  await services.db.delete(throttles)
})

test('120 sign-ins at once from one IP: thirty are looked at, no more at once than there are cores', async () => {
  const browser = new Browser(services, '10.2.0.1')
  await browser.get('/sanctum/csrf-cookie')
  let most = 0
  let over = false
  const watch = () => {
    most = Math.max(most, hashing.running)
    if (!over) setImmediate(watch)
  }
  watch()
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, turn) =>
      browser.post('/login', { email: `inconnue${turn}@exemple.test`, password: 'faux' }),
    ),
  )
  over = true
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(90)
  expect(statuses.filter((status) => status === 422 || status === 503)).toHaveLength(30)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(availableParallelism())
  // Somebody else’s address has its own.
  const { email } = await makeApplicant(services)
  expect((await new Browser(services, '10.2.0.2').post('/login', { email, password: PASSWORD })).status).toBe(
    200,
  )
})

test('sign-ins that are right do not count: a class signs in from one address', async () => {
  for (let turn = 0; turn < 35; turn += 1) {
    const { email } = await makeApplicant(services)
    expect(
      (await new Browser(services, '10.2.0.3').post('/login', { email, password: PASSWORD })).status,
    ).toBe(200)
  }
})

test('one account guessed at from everywhere answers slower and slower, and never closes', async () => {
  const { email } = await makeApplicant(services)
  let from = 0
  const guess = () => {
    from += 1
    return new Browser(services, `10.3.${from >> 8}.${from & 255}`).post('/login', {
      email,
      password: 'faux',
    })
  }
  for (let turn = 0; turn < 10; turn += 1) expect((await guess()).status).toBe(422)
  const waits: number[] = []
  for (let turn = 0; turn < 11; turn += 1) {
    expect((await guess()).status).toBe(422)
    const refused = await guess()
    expect(refused.status).toBe(429)
    waits.push(Number(refused.headers['retry-after']))
    services.clock.advance(waits.at(-1) ?? 0)
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  const owner = await new Browser(services, '10.4.0.1').post('/login', { email, password: PASSWORD })
  expect(owner.status).toBe(200)
})

test('what others guess does not slow the browser that opened the account before', async () => {
  const { email } = await makeApplicant(services)
  const home = new Browser(services, '10.5.0.1')
  await home.post('/login', { email, password: PASSWORD })
  await home.post('/logout')
  for (let turn = 0; turn < 12; turn += 1)
    await new Browser(services, `10.5.1.${turn}`).post('/login', { email, password: 'faux' })
  const stranger = await new Browser(services, '10.5.2.1').post('/login', { email, password: PASSWORD })
  expect(stranger.status).toBe(429)
  expect((await home.post('/login', { email, password: PASSWORD })).status).toBe(200)
})

test('an unknown address is slowed alike', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const browser = new Browser(services, `10.8.1.${turn}`)
    statuses.push((await browser.post('/login', { email: 'personne@exemple.test', password: 'faux' })).status)
  }
  expect(statuses).toEqual([...Array(11).fill(422), 429])
})
