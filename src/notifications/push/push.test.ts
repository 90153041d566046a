import { createVerify } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exportOf } from '#src/accounts/export.ts'
import { MOST_PUSH_BROWSERS } from '#src/accounts/sessions/push-subscriptions.ts'
import { pushSubscriptions, users } from '#src/accounts/tables.ts'
import { keepHouse } from '#src/housekeeping.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, PASSWORD, signedInAs } from '#test/factories.ts'
import { openLocalServer } from '#test/operators/local-server.ts'
import { makePushBrowser } from '#test/push/push-browser.ts'
import { useServices } from '#test/services.ts'
import { type Notification, notify } from '../notify.ts'
import type { Kind } from '../shared/kinds.ts'
import { pushMessages } from '../tables.ts'
import { deliverDuePushes } from './delivery.ts'

const CALL = '/api/push-subscription'
const pushService = await openLocalServer(() => ({ status: 201 }))
afterAll(() => pushService.close())
const services = useServices({ PUSH_SERVICES: pushService.base })

beforeEach(async () => {
  pushService.forgetPlans()
  await services.db.delete(pushSubscriptions)
})

type Person = Awaited<ReturnType<typeof makeApplicant>>

const notification = (event: string, kind: Kind = 'application.viewed'): Notification => ({
  kind,
  event,
  title: 'Miora Rakoto, votre candidature a été consultée',
  subtitle: 'Banque Mahery',
  line: 'Banque Mahery a ouvert votre dossier.',
  icon: 'eye',
  link: '/candidat/candidatures/1/suivi',
  mail: { subject: 'Consultée', paragraphs: [], action: 'Suivre', reason: 'Vous avez postulé.' },
})

const inform = (person: Person, event: string, kind?: Kind) =>
  inTransaction(services, null, (unit) => notify(unit, person, notification(event, kind)))

let serial = 0
const subscriptionOf = (keys: { p256dh: string; auth: string }) => {
  serial += 1
  return { endpoint: `${pushService.base}/send/${serial}`, keys }
}

/** A person who is signed in, in a browser that may tell of what happens. */
async function makeSubscribed(person?: Person) {
  const told = person ?? (await makeApplicant(services))
  const browser = await signedInAs(services, told)
  const reader = makePushBrowser()
  const answer = await browser.put(CALL, subscriptionOf(reader.keys))
  expect(answer.body.data).toEqual({ public_key: services.env.vapid?.publicKey, is_subscribed: true })
  return { person: told, browser, reader }
}

/** The session ends by itself; the browser stays the same. */
function endSession(browser: Browser) {
  for (const name of ['asafidy_session', 'XSRF-TOKEN']) browser.cookies.delete(name)
}

const listSubscriptions = ({ id }: Person) =>
  services.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.user_id, id))
const isSubscribed = async (browser: Browser) => (await browser.get(CALL)).body.data.is_subscribed

describe('a push', () => {
  test('tells a browser once, encrypted and signed, without a word about anybody', async () => {
    const { person, reader } = await makeSubscribed()
    await inform(person, '1')
    await inform(person, '1')
    await services.queue.runDue(services)
    expect(pushService.received).toHaveLength(1)
    const [request] = pushService.received
    const read = reader.read(request?.bytes ?? Buffer.alloc(0))
    expect(read).toMatchObject({
      title: 'Asafidy',
      body: 'L’une de vos candidatures a avancé.',
      link: '/candidat/candidatures/1/suivi',
    })
    expect(JSON.stringify(read)).not.toMatch(/Miora|Rakoto|Mahery|consult/)
    expect(request?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    expect(isSignedByUs(String(request?.headers.authorization))).toBe(true)
    await deliverDuePushes(services)
    expect(pushService.received).toHaveLength(1)
  })

  test('is not sent for a kind that the person switched off, or that is quiet by itself', async () => {
    const { person, browser } = await makeSubscribed()
    await inform(person, 'quiet', 'application.sent')
    await browser.put('/api/notification-preferences', { kinds: ['application.viewed'], push: false })
    await inform(person, 'off')
    await deliverDuePushes(services)
    expect(pushService.received).toEqual([])
    await browser.put('/api/notification-preferences', { push: true })
    await inform(person, 'wanted', 'application.sent')
    await deliverDuePushes(services)
    expect(pushService.received).toHaveLength(1)
  })

  test('is told by each browser of the person, with the bell off too', async () => {
    const { person, browser } = await makeSubscribed()
    await makeSubscribed(person)
    await browser.put('/api/notification-preferences', { bell: false, mail: false })
    await inform(person, '1')
    await deliverDuePushes(services)
    expect(new Set(pushService.received.map(({ path }) => path)).size).toBe(2)
  })

  test.each([404, 410])('a browser whose push service answers %d is told no more', async (status) => {
    const { person, browser } = await makeSubscribed()
    pushService.misbehaveOnce(/POST/, { status })
    await inform(person, '1')
    await deliverDuePushes(services)
    expect(await isSubscribed(browser)).toBe(false)
    await inform(person, '2')
    await deliverDuePushes(services)
    expect(pushService.received).toHaveLength(1)
  })

  test('waits as long as the push service asks for', async () => {
    const { person } = await makeSubscribed()
    pushService.misbehaveOnce(/POST/, { status: 429, headers: { 'retry-after': '3600' } })
    await inform(person, '1')
    await expect(deliverDuePushes(services)).rejects.toThrow('1 pushes were not taken: status 429')
    services.clock.advance(3_500)
    await deliverDuePushes(services)
    expect(pushService.received).toHaveLength(1)
    services.clock.advance(101)
    await deliverDuePushes(services)
    expect(pushService.received).toHaveLength(2)
  })

  test.each([{ status: 500 }, 'reset', 'hang', 'elsewhere'] as const)(
    'is tried again after %j, and given up after a day',
    async (how) => {
      const timeout = AbortSignal.timeout
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200))
      const { person } = await makeSubscribed()
      pushService.misbehaveOnce(/POST/, how)
      await inform(person, '1')
      await expect(deliverDuePushes(services)).rejects.toThrow('1 pushes were not taken')
      services.clock.advance(60)
      await deliverDuePushes(services)
      expect(pushService.received).toHaveLength(2)
      await inform(person, '2')
      services.clock.advance(86_400)
      pushService.misbehaveOnce(/POST/, { status: 500 })
      await expect(deliverDuePushes(services)).rejects.toThrow()
      services.clock.advance(86_400)
      await deliverDuePushes(services)
      expect(pushService.received).toHaveLength(3)
      const [given] = await services.db
        .select()
        .from(pushMessages)
        .where(eq(pushMessages.failure, 'status 500'))
      expect(given?.given_up_at).not.toBeNull()
    },
  )

  test('of two workers one sends it', async () => {
    const { person } = await makeSubscribed()
    await inform(person, '1')
    await Promise.all([deliverDuePushes(services), deliverDuePushes(services)])
    expect(pushService.received).toHaveLength(1)
  })
})

describe('a subscription', () => {
  test('ends when its browser signs out, closes the account or forgets it', async () => {
    const { person, browser } = await makeSubscribed()
    const other = await makeSubscribed(person)
    await browser.post('/logout')
    expect(await listSubscriptions(person)).toHaveLength(1)
    expect(await isSubscribed(other.browser)).toBe(true)
    expect((await other.browser.delete(CALL)).status).toBe(204)
    expect((await other.browser.delete(CALL)).status).toBe(204)
    expect(await listSubscriptions(person)).toEqual([])
  })

  test('ends when somebody else signs in there, and follows who allows it', async () => {
    const { person, browser } = await makeSubscribed()
    const other = await makeApplicant(services)
    endSession(browser)
    await signedInAs(services, other, undefined, browser)
    expect(await listSubscriptions(person)).toEqual([])
    expect(await isSubscribed(browser)).toBe(false)
  })

  test('ends in the other browsers with a new password, and where a device is ended', async () => {
    const { person, browser } = await makeSubscribed()
    await makeSubscribed(person)
    const changed = await browser.post('/api/user/change-password', {
      current_password: PASSWORD,
      password: 'une autre phrase de passe',
      password_confirmation: 'une autre phrase de passe',
    })
    expect(changed.status).toBe(200)
    expect(await listSubscriptions(person)).toHaveLength(1)
    expect(await isSubscribed(browser)).toBe(true)
  })

  test('of a suspended person is told nothing and goes', async () => {
    const { person } = await makeSubscribed()
    await inform(person, '1')
    await services.db.update(users).set({ is_active: false }).where(eq(users.id, person.id))
    await deliverDuePushes(services)
    expect(pushService.received).toEqual([])
    expect(await listSubscriptions(person)).toEqual([])
  })

  test('sent five times at once is one; a person has ten at most', async () => {
    const { person, browser, reader } = await makeSubscribed()
    const same = subscriptionOf(reader.keys)
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.put(CALL, same)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await listSubscriptions(person)).toHaveLength(1)
    services.clock.advance(1)
    for (let each = 0; each < MOST_PUSH_BROWSERS; each += 1) await makeSubscribed(person)
    expect(await listSubscriptions(person)).toHaveLength(MOST_PUSH_BROWSERS)
    expect(await isSubscribed(browser)).toBe(false)
  })

  test('goes after half a year of silence', async () => {
    const { person, browser, reader } = await makeSubscribed()
    const silent = await makeSubscribed()
    services.clock.advance(100 * 86_400)
    const [first] = await listSubscriptions(person)
    endSession(browser)
    const again = await signedInAs(services, person, undefined, browser)
    await again.put(CALL, { endpoint: first?.endpoint, keys: reader.keys })
    services.clock.advance(81 * 86_400)
    await keepHouse(services)
    expect(await listSubscriptions(person)).toHaveLength(1)
    expect(await listSubscriptions(silent.person)).toEqual([])
  })

  test('is in the copy of one’s data by its service alone', async () => {
    const { person } = await makeSubscribed()
    const [row] = await listSubscriptions(person)
    const devices = (await exportOf(services.db, person.id)).find(({ name }) => name === 'appareils')
    expect(devices?.data).toMatchObject({
      push_subscriptions: [{ push_service: new URL(pushService.base).host }],
    })
    expect(JSON.stringify(devices)).not.toContain(row?.auth)
    expect(JSON.stringify(devices)).not.toContain(row?.endpoint)
  })

  test.each([
    'https://10.0.0.1/send/1',
    'http://localhost:3000/api/user',
    'https://fcm.googleapis.com.exemple.test/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://u:p@fcm.googleapis.com/send/1',
    'http://fcm.googleapis.com/send/1',
    'https://notify.windows.com.exemple.test/x',
    'ftp://fcm.googleapis.com/x',
    'fcm',
  ])('at %s is refused, because it is no push service', async (endpoint) => {
    const browser = await signedInAs(services, await makeApplicant(services))
    const { status, body } = await browser.put(CALL, { endpoint, keys: makePushBrowser().keys })
    expect(status).toBe(422)
    expect(body.errors.endpoint[0]).toMatch(/navigateur/)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('at %s is taken', async (endpoint) => {
    const browser = await signedInAs(services, (await makeCompany(services)).owner)
    expect((await browser.put(CALL, { endpoint, keys: makePushBrowser().keys })).status).toBe(200)
  })

  test('with keys that are none is refused on them', async () => {
    const browser = await signedInAs(services, await makeApplicant(services))
    const { keys } = makePushBrowser()
    const endpoint = `${pushService.base}/send/x`
    const short = await browser.put(CALL, { endpoint, keys: { ...keys, auth: 'abc' } })
    expect([short.status, Object.keys(short.body.errors)]).toEqual([422, ['keys.auth']])
    const off = { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') }
    const point = await browser.put(CALL, { endpoint, keys: off })
    expect([point.status, Object.keys(point.body.errors)]).toEqual([422, ['keys.p256dh']])
    expect((await browser.put(CALL, {})).status).toBe(422)
  })

  test('is nobody’s who is signed out', async () => {
    const guest = new Browser(services)
    expect((await guest.get(CALL)).status).toBe(401)
    expect((await guest.put(CALL, {})).status).toBe(401)
    expect((await guest.delete(CALL)).status).toBe(401)
  })

  test('thirty an hour are taken', async () => {
    const { browser, reader } = await makeSubscribed()
    for (let each = 1; each < 30; each += 1) await browser.put(CALL, subscriptionOf(reader.keys))
    const { status, headers } = await browser.put(CALL, subscriptionOf(reader.keys))
    expect([status, headers['retry-after']]).toEqual([429, '3600'])
  })
})

describe('without keys', () => {
  test('no browser is subscribed and nothing is written', async () => {
    const { person, browser } = await makeSubscribed()
    const { vapid } = services.env
    services.env.vapid = null
    try {
      expect((await browser.get(CALL)).body.data.public_key).toBeNull()
      expect((await browser.put(CALL, subscriptionOf(makePushBrowser().keys))).status).toBe(404)
      await inform(person, '1')
    } finally {
      services.env.vapid = vapid
    }
    const [subscription] = await listSubscriptions(person)
    const mine = and(eq(pushMessages.subscription_id, subscription?.id ?? 0))
    expect(await services.db.select().from(pushMessages).where(mine)).toEqual([])
  })
})

/** Checks the token of RFC 8292 with the public key that the browsers are given. */
function isSignedByUs(authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  if (key !== services.env.vapid?.publicKey) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'))
  const [head, body, signature = ''] = token.split('.')
  return createVerify('sha256')
    .update(`${head}.${body}`)
    .verify(
      { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk', dsaEncoding: 'ieee-p1363' } as never,
      Buffer.from(signature, 'base64url'),
    )
}
