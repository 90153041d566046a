import { expect, test } from 'vitest'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const ENDING = '/api/sessions/ending'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** A person who is signed in here, and somebody who signs in elsewhere with the password; returns the mailed link too. */
async function intruded() {
  const person = await makeApplicant(services)
  const own = await signedInAs(services, person)
  services.clock.advance(1)
  const stranger = new Browser(services, '203.0.113.9')
  await stranger.get('/sanctum/csrf-cookie')
  const given = { email: person.email, password: PASSWORD, remember: true }
  expect((await stranger.post('/login', given, FIREFOX)).body).toEqual({ two_factor: false, reopened: false })
  const mails = await mailsTo(services, person.email)
  const token = /\/deconnexion\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  return { person, own, stranger, mails, token }
}

const isIn = async (browser: Browser) => (await browser.get('/api/user')).status === 200

test('a sign-in from a new device is told at once, with one link that ends it and all others', async () => {
  const { own, stranger, mails, token, person } = await intruded()
  expect(mails.map(({ subject }) => subject)).toEqual(['Nouvelle connexion à votre compte'])
  expect(mails[0]?.text.match(/https?:\/\/\S+\/deconnexion\/\S+/g)).toHaveLength(1)
  const looked = await new Browser(services).get(ENDING)
  expect(looked.status).toBe(405)
  expect([await isIn(own), await isIn(stranger)]).toEqual([true, true])
  expect((await new Browser(services).put(ENDING, { token })).status).toBe(204)
  // The stranger's browser was remembered, and comes back no more either.
  expect([await isIn(own), await isIn(stranger)]).toEqual([false, false])
  expect(
    (await new Browser(services).post('/login', { email: person.email, password: PASSWORD })).status,
  ).toBe(200)
})

test('the address of the calendar that the stranger made ends with the link', async () => {
  const { stranger, token } = await intruded()
  const { data } = (await stranger.put('/api/calendar/subscription')).body
  const { pathname } = new URL(data.url)
  expect((await new Browser(services).get(pathname)).status).toBe(200)
  expect((await new Browser(services).put(ENDING, { token })).status).toBe(204)
  expect((await new Browser(services).get(pathname)).status).toBe(404)
})

test('the link serves once: found again later it signs nobody out', async () => {
  const { person, token } = await intruded()
  await new Browser(services).put(ENDING, { token })
  const again = await signedInAs(services, person)
  expect((await new Browser(services).put(ENDING, { token })).status).toBe(204)
  expect(await isIn(again)).toBe(true)
})

test('a link that was changed or is a week old ends nothing', async () => {
  const { own, token } = await intruded()
  for (const wrong of [`${token}x`, token.replace(/^./, 'Z'), 'inconnu'])
    expect((await new Browser(services).put(ENDING, { token: wrong })).status).toBe(404)
  expect(await isIn(own)).toBe(true)
  services.clock.advance(7 * DAY_SECONDS + 1)
  expect((await new Browser(services).put(ENDING, { token })).status).toBe(404)
})

test('nobody is told of the very first device, nor of one that is known', async () => {
  const person = await makeApplicant(services)
  for (const ip of ['198.51.100.7', '198.51.7.9']) {
    await signedInAs(services, person, ip)
    services.clock.advance(1)
  }
  expect(await mailsTo(services, person.email)).toEqual([])
})
