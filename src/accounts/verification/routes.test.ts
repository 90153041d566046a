import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, newAddress, PASSWORD, register, signedInAs } from '#test/factories.ts'
import { mailedVerificationLink, mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { users } from '../tables.ts'

const services = useServices()
const RESEND = '/email/verification-notification'
const asPage = { accept: 'text/html' }

async function findByEmail(email: string) {
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  return user
}

test('the link opened where the account was made signs in and goes on', async () => {
  const browser = new Browser(services)
  const email = newAddress()
  await register(services, browser, { email, to: '/offres/12' })
  const opened = await browser.get(await mailedVerificationLink(services, email), asPage)
  expect(opened.headers.location).toBe('/verification-email/success?to=%2Foffres%2F12')
  const { body } = await browser.get('/api/user')
  expect(body.data).toMatchObject({ email, has_verified_email: true })
})

test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)'])(
  'where to go on is never %s',
  async (to) => {
    const browser = new Browser(services)
    const email = newAddress()
    await register(services, browser, { email, to })
    const opened = await browser.get(await mailedVerificationLink(services, email), asPage)
    expect(opened.headers.location).toBe('/verification-email/success')
  },
)

test('the link opened elsewhere changes nothing by itself, and asks for a password', async () => {
  const email = newAddress()
  await register(services, new Browser(services), { email, to: '/offres/12' })
  const elsewhere = new Browser(services)
  const opened = await elsewhere.get(await mailedVerificationLink(services, email), asPage)
  expect(opened.headers.location).toMatch(/^\/recuperation-mot-de-passe\/\d+\/[\w-]{43}\?verification=1$/)
  expect((await elsewhere.get('/api/user')).status).toBe(401)
  expect((await findByEmail(email))?.email_verified_at).toBeNull()
})

test('the password chosen before, typed where the link was opened, verifies the address and stays', async () => {
  const email = newAddress()
  await register(services, new Browser(services), { email })
  const phone = new Browser(services)
  await phone.get(await mailedVerificationLink(services, email), asPage)
  expect((await phone.post('/login', { email, password: PASSWORD })).status).toBe(200)
  expect((await phone.get('/api/user')).body.data).toMatchObject({
    has_verified_email: true,
    has_password: true,
  })
  expect(await mailsTo(services, email)).toHaveLength(1)
  const other = new Browser(services)
  expect((await other.post('/login', { email, password: PASSWORD })).status).toBe(200)
})

test('whoever made an account with my address loses it to the password that I choose by the link', async () => {
  const email = newAddress()
  const stranger = new Browser(services)
  await register(services, stranger, { email })
  await stranger.post('/login', { email, password: PASSWORD })
  const mine = new Browser(services)
  const { location } = (await mine.get(await mailedVerificationLink(services, email), asPage)).headers
  const [, , id, token] = new URL(String(location), 'http://localhost').pathname.split('/')
  const password = 'trois zébus dans la rizière'
  const chosen = { id, token, password, password_confirmation: password }
  expect((await mine.post('/reset-password', chosen)).status).toBe(200)
  expect((await stranger.get('/api/user')).status).toBe(401)
  expect((await new Browser(services).post('/login', { email, password: PASSWORD })).status).toBe(422)
  expect((await mine.post('/login', { email, password })).status).toBe(200)
})

test('a program that looks at the link by HEAD neither verifies the address nor takes the password', async () => {
  const email = newAddress()
  await register(services, new Browser(services), { email })
  for (const accept of ['*/*', 'text/html'])
    expect(
      (
        await new Browser(services).send('HEAD', await mailedVerificationLink(services, email), undefined, {
          accept,
        })
      ).status,
    ).toBe(204)
  expect((await findByEmail(email))?.email_verified_at).toBeNull()
  expect((await new Browser(services).post('/login', { email, password: PASSWORD })).status).toBe(200)
})

test('a program that looks at the link by GET neither verifies the address nor takes the password', async () => {
  const email = newAddress()
  await register(services, new Browser(services), { email })
  const looked = await new Browser(services).get(await mailedVerificationLink(services, email), {
    accept: '*/*',
  })
  expect(looked.status).toBe(302)
  expect((await findByEmail(email))?.email_verified_at).toBeNull()
  expect((await new Browser(services).post('/login', { email, password: PASSWORD })).status).toBe(200)
})

test('a client that asks for JSON takes the address, and the password that somebody chose goes', async () => {
  const email = newAddress()
  await register(services, new Browser(services), { email })
  services.clock.advance(1)
  const asked = await new Browser(services).get(await mailedVerificationLink(services, email), {
    accept: 'application/json',
  })
  expect(asked.status).toBe(204)
  expect(await findByEmail(email)).toMatchObject({
    email_verified_at: services.clock.now(),
    password_hash: null,
  })
  const [, told] = await mailsTo(services, email)
  expect(told?.subject).toBe('Votre adresse est vérifiée')
  expect(told?.text).toContain('nous avons retiré de ce compte le mot de passe')
})

test('the link is sent again, signed out, to the browser that registered, once a minute at most', async () => {
  const email = newAddress()
  const browser = new Browser(services)
  await register(services, browser, { email })
  for (let time = 0; time < 6; time += 1) {
    services.clock.advance(1)
    expect((await browser.post(RESEND)).status).toBe(202)
    await services.queue.runDue(services)
  }
  expect((await browser.post(RESEND)).status).toBe(429)
  expect(await mailsTo(services, email)).toHaveLength(1)
  services.clock.advance(61)
  expect((await browser.post(RESEND)).status).toBe(202)
  await services.queue.runDue(services)
  expect(await mailsTo(services, email)).toHaveLength(2)
})

test('a verified address and a browser that registered nothing are answered alike, and get no mail', async () => {
  const known = await makeApplicant(services)
  const browser = new Browser(services)
  await register(services, browser, { email: known.email })
  const again = await browser.post(RESEND)
  const nothing = await new Browser(services).post(RESEND)
  await services.queue.runDue(services)
  expect([again.status, again.body]).toEqual([202, nothing.body])
  expect(await mailsTo(services, known.email)).toHaveLength(1)
})

test('the browser that waits learns that its address was verified elsewhere, and no other one does', async () => {
  const [browser, other] = [new Browser(services), new Browser(services)]
  const email = newAddress()
  await register(services, browser, { email })
  const isVerified = async (asks: Browser) =>
    (await asks.get('/email/verification')).body.data.is_verified as boolean
  expect(await isVerified(browser)).toBe(false)
  services.clock.advance(1)
  await register(services, other, { email })
  await services.db
    .update(users)
    .set({ email_verified_at: services.clock.now() })
    .where(eq(users.email, email))
  expect(await isVerified(browser)).toBe(true)
  expect(await isVerified(other)).toBe(false)
  expect(await isVerified(new Browser(services))).toBe(false)
})

test('who is signed in asks for the link again until the address is verified', async () => {
  await services.db.delete(throttles)
  const user = await makeApplicant(services, { email_verified_at: null })
  const browser = await signedInAs(services, user)
  expect((await browser.post(RESEND)).status).toBe(202)
  const opened = await browser.get(await mailedVerificationLink(services, user.email), asPage)
  expect(opened.headers.location).toBe('/verification-email/success')
  expect((await findByEmail(user.email))?.email_verified_at).toEqual(services.clock.now())
  expect((await browser.post(RESEND)).status).toBe(204)
})

test('a link that is altered, of somebody else or too old verifies nothing', async () => {
  const email = newAddress()
  const browser = new Browser(services)
  await register(services, browser, { email })
  const link = await mailedVerificationLink(services, email)
  const stranger = await makeApplicant(services, { email_verified_at: null })
  const other = link.replace(/verify\/\d+/, `verify/${stranger.id}`)
  const refuse = async (path: string) => {
    const page = await browser.get(path, asPage)
    expect(page.headers.location, path).toBe('/verification-email/failed')
    expect((await browser.get(path)).status, path).toBe(403)
  }
  for (const path of [`${link}x`, other, link.replace(/expires=\d/, 'expires=9'), link.split('?')[0] ?? ''])
    await refuse(path)
  services.clock.advance(HOUR_SECONDS + 1)
  await refuse(link)
  for (const address of [email, stranger.email])
    expect((await findByEmail(address))?.email_verified_at).toBeNull()
})

test('what is no number of an account is no link', async () => {
  expect((await new Browser(services).get('/email/verify/x/y', asPage)).status).toBe(404)
})
