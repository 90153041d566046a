import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { DAY, HOUR, HOUR_SECONDS, MINUTE, after as momentAfter } from '#src/shared/durations.ts'
import { makeApplicant } from '#test/factories.ts'
import { openLocalHttpGateway } from '#test/messages/local-gateways.ts'
import { proveNumberOf } from '#test/messages/texted.ts'
import { useServices } from '#test/services.ts'
import { type Notification, notify } from '../notify.ts'
import type { SmsTopic } from '../shared/sms-topics.ts'
import { SMS_A_DAY } from './budget.ts'
import { deliverDueSms } from './delivery.ts'
import { withdrawSms } from './messages.ts'
import { smsMessages, smsNumbers } from './tables.ts'

const gateway = await openLocalHttpGateway()
afterAll(() => gateway.close())
const services = useServices({ ...gateway.env, SMS_DAILY_BUDGET: '20' })

beforeEach(async () => {
  gateway.forgetSent()
  await services.db.delete(throttles)
  await services.db.delete(smsMessages)
})

async function makeTexted(topics?: SmsTopic[]) {
  const person = await makeApplicant(services)
  const number = await proveNumberOf(services, { id: person.id, kind: 'applicant' }, topics)
  return { person, number }
}
type Person = Awaited<ReturnType<typeof makeApplicant>>

const notification = (event: string, sms: Partial<Notification['sms']> = {}): Notification => ({
  kind: 'interview.changed',
  event,
  title: 'Entretien confirmé',
  subtitle: 'Banque Mahery',
  line: 'Mardi à 9 h.',
  icon: 'calendar',
  link: '/candidat/candidatures/1/rendez-vous',
  sms: { topic: 'interview-changed', write: () => `Texte ${event}`, ...sms },
  mail: { subject: 'Confirmé', paragraphs: [], action: 'Voir', reason: 'Vous avez postulé.' },
})

const inform = (person: Person, event: string, sms?: Partial<Notification['sms']>) =>
  inTransaction(services, null, (unit) => notify(unit, person, notification(event, sms)))
const rowsOf = ({ id }: Person) => services.db.select().from(smsMessages).where(eq(smsMessages.user_id, id))

test('what happens at night is texted in the morning, but for a reminder and for what would be too late then', async () => {
  const { person } = await makeTexted(['interview-changed', 'interview-reminder'])
  const night = new Date(startOfDay(dayAt(services.clock.now())).getTime() + 22 * HOUR)
  services.clock.advance((night.getTime() - services.clock.now().getTime()) / 1000)
  await inform(person, 'change')
  await inform(person, 'reminder', { topic: 'interview-reminder' })
  await inform(person, 'soon', { useful_until: momentAfter(night, 3 * HOUR) })
  const texts = () => gateway.listSent().map(({ text }) => text)
  await deliverDueSms(services)
  expect(texts().sort()).toEqual(['Texte reminder', 'Texte soon'])
  services.clock.advance(8 * HOUR_SECONDS)
  await deliverDueSms(services)
  expect(texts()).toContain('Texte change')
})

test('an event is texted once, beside the bell, the browsers and the mail, by two workers at once too', async () => {
  const { person, number } = await makeTexted()
  await inform(person, '1')
  await inform(person, '1')
  await Promise.all([deliverDueSms(services), deliverDueSms(services), services.queue.runDue(services)])
  expect(gateway.listSent()).toEqual([{ to: number, text: 'Texte 1' }])
  expect(gateway.received).toHaveLength(1)
  const [row] = await rowsOf(person)
  expect(row).toMatchObject({ sent_at: services.clock.now(), failure: null })
  expect(JSON.stringify(row)).not.toContain(number)
})

describe('nobody is texted', () => {
  test('without a proven number, of what it does not want, or after it ended the messages', async () => {
    await inform(await makeApplicant(services), '1')
    await inform((await makeTexted(['answer'])).person, '1')
    const stopped = await makeTexted()
    await inform(stopped.person, '1')
    await services.db.update(smsNumbers).set({ stopped_at: services.clock.now() })
    await inform(stopped.person, '2')
    await deliverDueSms(services)
    expect(gateway.received).toEqual([])
    expect(await rowsOf(stopped.person)).toMatchObject([{ failure: 'NOT_WANTED', sent_at: null }])
  })

  test('whose account was closed or whose number is gone when the message is due', async () => {
    const [closed, gone] = [await makeTexted(), await makeTexted()]
    await inform(closed.person, '1')
    await inform(gone.person, '1')
    await services.db.update(users).set({ is_active: false }).where(eq(users.id, closed.person.id))
    await services.db.delete(smsNumbers).where(eq(smsNumbers.user_id, gone.person.id))
    await deliverDueSms(services)
    expect(gateway.received).toEqual([])
  })

  test('of what was withdrawn before its hour, or is no longer of use', async () => {
    const { person } = await makeTexted()
    const now = services.clock.now()
    await inform(person, '7:1', { send_at: momentAfter(now, DAY) })
    await inform(person, '8:1', { send_at: momentAfter(now, DAY) })
    await inform(person, '9:1', { useful_until: momentAfter(now, MINUTE) })
    await deliverDueSms(services).catch(() => undefined)
    expect(gateway.listSent().map(({ text }) => text)).toEqual(['Texte 9:1'])
    await inTransaction(services, null, (unit) => withdrawSms(unit, person.id, 'interview-changed:7:'))
    await inform(person, '10:1', { useful_until: momentAfter(services.clock.now(), MINUTE) })
    services.clock.advance(24 * HOUR_SECONDS)
    await expect(deliverDueSms(services)).rejects.toThrow('1 texts were not taken: TOO_LATE')
    expect(gateway.listSent().map(({ text }) => text)).toEqual(['Texte 9:1', 'Texte 8:1'])
  })
})

describe('a gateway that misbehaves', () => {
  test.each([
    ['fails', { status: 500 }, 'HTTP_500'],
    ['is asked too much', { status: 429, headers: { 'retry-after': '120' } }, 'HTTP_429'],
  ] as const)('and %s is tried again later, and the text arrives once', async (_what, how, failure) => {
    const { person, number } = await makeTexted()
    await inform(person, '1')
    gateway.misbehaveOnce(/send/, how)
    const error = await deliverDueSms(services).catch((caught) => caught)
    expect(String(error)).toContain(failure)
    expect(String(error)).not.toMatch(new RegExp(`${number.slice(4)}|Texte`))
    await deliverDueSms(services)
    expect(gateway.listSent()).toEqual([])
    services.clock.advance(150)
    await deliverDueSms(services)
    await deliverDueSms(services)
    expect(gateway.listSent()).toHaveLength(1)
    const counted = await services.db
      .select()
      .from(throttles)
      .where(eq(throttles.key, `sms:person:${person.id}`))
    expect(counted).toMatchObject([{ hits: 1 }])
  })

  test.each([
    ['takes the text and loses its answer', 'reset'],
    ['hands on a failure of the one behind it', { status: 504 }],
  ] as const)('and %s is not asked again: the person may have been texted', async (_what, how) => {
    const { person } = await makeTexted()
    await inform(person, '1')
    gateway.misbehaveOnce(/send/, how, { after: true })
    await deliverDueSms(services).catch(() => undefined)
    services.clock.advance(HOUR_SECONDS)
    await deliverDueSms(services)
    expect(gateway.listSent()).toHaveLength(1)
    expect(gateway.received).toHaveLength(1)
    expect((await rowsOf(person))[0]?.given_up_at).not.toBeNull()
  })

  test('refuses a text for good, which is given up', async () => {
    const { person } = await makeTexted()
    await inform(person, '1')
    gateway.misbehaveOnce(/send/, { status: 422 })
    await deliverDueSms(services).catch(() => undefined)
    services.clock.advance(HOUR_SECONDS)
    await deliverDueSms(services)
    expect(gateway.received).toHaveLength(1)
  })

  test('a text whose worker died while it was handed over is not sent again', async () => {
    const { person } = await makeTexted()
    await inform(person, '1')
    await services.db.update(smsMessages).set({ failure: 'SENDING', tries: 1 })
    await expect(deliverDueSms(services)).rejects.toThrow('INTERRUPTED')
    expect(gateway.received).toEqual([])
    expect(await rowsOf(person)).toMatchObject([{ failure: 'INTERRUPTED' }])
  })
})

test('a person is texted so many times a day, and the site no more than its budget', async () => {
  const { person } = await makeTexted()
  for (let event = 1; event <= SMS_A_DAY + 2; event += 1) await inform(person, String(event))
  await deliverDueSms(services)
  expect(gateway.received).toHaveLength(SMS_A_DAY)
  const others = [await makeTexted(), await makeTexted(), await makeTexted()]
  for (const other of others)
    for (let event = 1; event <= SMS_A_DAY; event += 1) await inform(other.person, String(event))
  await deliverDueSms(services)
  expect(gateway.received).toHaveLength(20)
  const failures = (await services.db.select().from(smsMessages)).map(({ failure }) => failure)
  expect(failures.filter((each) => each === 'PERSON_BUDGET')).toHaveLength(2)
  expect(failures.filter((each) => each === 'SITE_BUDGET')).toHaveLength(4)
})
