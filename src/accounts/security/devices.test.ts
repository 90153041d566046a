import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outgoingMails } from '#src/platform/tables.ts'
import { after, HOUR, HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { users } from '../tables.ts'

const services = useServices()
const SESSIONS = '/api/user/sessions'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'

async function signInFrom(user: { email: string }, ip: string, agent: string, remember = false) {
  const browser = new Browser(services, ip)
  const body = { email: user.email, password: PASSWORD, remember }
  const answer = await browser.post('/login', body, { 'user-agent': agent })
  expect(answer.status).toBe(200)
  return browser
}

test('each device is one line, this one first, in words', async () => {
  const user = await makeApplicant(services)
  const phone = await signInFrom(user, '10.2.0.1', PHONE, true)
  services.clock.advance(3 * HOUR_SECONDS)
  await phone.get('/api/user', { 'user-agent': PHONE })
  const here = await signedInAs(services, user)
  const { status, body } = await here.get(SESSIONS)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(2)
  expect(body.data[0]).toMatchObject({ is_current: true, remembered: false, ip: '127.0.0.1' })
  const signed_in_at = after(services.clock.now(), -3 * HOUR).toISOString()
  expect(body.data[1]).toMatchObject({
    device: 'Chrome sur Android',
    is_handheld: true,
    ip: '10.2.0.1',
    signed_in_at,
    last_seen_at: services.clock.now().toISOString(),
    is_current: false,
    remembered: true,
  })
  expect((await new Browser(services).get(SESSIONS)).status).toBe(401)
})

test('ending a device ends its session at once and its remember-me cookie with it', async () => {
  const user = await makeApplicant(services)
  const phone = await signInFrom(user, '10.2.0.2', PHONE, true)
  const here = await signedInAs(services, user)
  const [, line] = (await here.get(SESSIONS)).body.data
  expect((await here.delete(`${SESSIONS}/${line.id}`)).status).toBe(204)
  expect((await phone.get('/api/user')).status).toBe(401)
  expect(phone.cookies.has('asafidy_remember')).toBe(false)
  expect((await here.get(SESSIONS)).body.data).toHaveLength(1)
  expect((await here.delete(`${SESSIONS}/${line.id}`)).status).toBe(404)
})

test('nobody ends the devices of another person', async () => {
  const victim = await signedInAs(services, await makeApplicant(services))
  const [line] = (await victim.get(SESSIONS)).body.data
  const thief = await signedInAs(services, await makeApplicant(services))
  expect((await thief.delete(`${SESSIONS}/${line.id}`)).status).toBe(404)
  expect((await thief.delete(SESSIONS)).status).toBe(204)
  expect((await victim.get('/api/user')).status).toBe(200)
  expect((await new Browser(services).delete(SESSIONS)).status).toBe(401)
})

test('all the others end at once, this one stays', async () => {
  const user = await makeApplicant(services)
  const others = [await signInFrom(user, '10.2.0.3', PHONE, true), await signInFrom(user, '10.2.0.4', PHONE)]
  const here = new Browser(services)
  await here.post('/login', { email: user.email, password: PASSWORD, remember: true })
  expect((await here.delete(SESSIONS)).status).toBe(204)
  for (const other of others) expect((await other.get('/api/user')).status).toBe(401)
  expect((await here.get('/api/user')).status).toBe(200)
  services.clock.advance(3 * HOUR_SECONDS)
  expect((await here.get('/api/user')).status).toBe(200)
})

test('a session lives twelve hours at most, however busy', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  for (let hour = 0; hour < 11; hour += 1) {
    services.clock.advance(HOUR_SECONDS)
    expect((await browser.get('/api/user')).status).toBe(200)
  }
  services.clock.advance(3_601)
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('a suspended person is out at the next call, remembered or not, and does not come back in', async () => {
  const user = await makeApplicant(services)
  const browser = await signInFrom(user, '10.2.0.5', PHONE, true)
  await services.db.update(users).set({ is_active: false }).where(eq(users.id, user.id))
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.get(SESSIONS)).status).toBe(401)
  const refused = await new Browser(services).post('/login', { email: user.email, password: PASSWORD })
  expect(refused.status).toBe(422)
})

test('a device never seen before is told by mail, the first one and the known ones are not', async () => {
  const user = await makeApplicant(services)
  const mails = () => services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  await signInFrom(user, '10.2.0.6', PHONE)
  // Updated, and with the other address that the operator gave meanwhile.
  await signInFrom(user, '10.2.9.1', PHONE.replace('120.0', '121.0'))
  expect(await mails()).toEqual([])
  await signInFrom(user, '10.77.0.7', PHONE)
  const [mail, ...more] = await mails()
  expect([mail?.subject, more.length]).toEqual(['Nouvelle connexion à votre compte', 0])
  expect(mail?.text).toContain('Chrome sur Android')
  expect(mail?.text).toContain('/dashboard/parametres/securite')
  expect(mail?.headers).toEqual({})
  await signInFrom(user, '10.77.0.7', PHONE)
  expect(await mails()).toHaveLength(1)
})
