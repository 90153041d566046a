import { expect, test } from 'vitest'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

test('the right password opens a session and the user is known', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const answer = await browser.get('/api/user')
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({
    id: user.id,
    userable_type: 'applicant',
    has_verified_email: true,
  })
  expect(answer.body.data).not.toHaveProperty('password_hash')
})

test('nobody is known without a session', async () => {
  const answer = await new Browser(services).get('/api/user')
  expect([answer.status, answer.body]).toEqual([401, { message: 'Unauthenticated.' }])
})

test('a wrong password and an unknown address answer alike', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services, '10.0.0.1')
  const wrong = await browser.post('/login', { email: user.email, password: 'faux' })
  const unknown = await browser.post('/login', { email: 'inconnue@exemple.test', password: 'faux' })
  expect([wrong.status, unknown.status]).toEqual([422, 422])
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body.errors.email).toEqual(['Ces identifiants ne correspondent pas à nos enregistrements.'])
})

test('the sixth failure of a minute is refused with the time to wait', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services, '10.0.0.2')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await browser.post('/login', { email: user.email, password: 'faux' })).status).toBe(422)
  }
  const sixth = await browser.post('/login', { email: user.email, password: PASSWORD })
  expect(sixth.status).toBe(429)
  expect(sixth.headers).toMatchObject({
    'retry-after': '60',
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': '0',
  })
  expect(sixth.body.errors.email).toHaveLength(1)
  services.clock.advance(61)
  expect((await browser.post('/login', { email: user.email, password: PASSWORD })).status).toBe(200)
})

test('missing fields have their messages', async () => {
  const answer = await new Browser(services).post('/login', {})
  expect(answer.status).toBe(422)
  expect(answer.body).toEqual({
    message: 'Veuillez entrer votre email (et 1 autre erreur)',
    errors: { email: ['Veuillez entrer votre email'], password: ['Veuillez entrer votre mot de passe'] },
  })
})

test('an unsafe call without the token is refused and gets a new token to try once more', async () => {
  const browser = new Browser(services)
  const refused = await browser.send('POST', '/login', { email: 'a@exemple.test', password: 'x' })
  expect([refused.status, refused.body]).toEqual([419, { message: 'CSRF token mismatch.' }])
  expect(browser.cookies.has('XSRF-TOKEN')).toBe(true)
  expect((await browser.post('/login', { email: 'a@exemple.test', password: 'x' })).status).toBe(422)
})

test('a call that was on its way while its session was renewed leaves the browser signed in', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  await browser.get('/sanctum/csrf-cookie')
  const late = new Browser(services)
  for (const [name, value] of browser.cookies) late.cookies.set(name, value)
  await browser.post('/login', { email: user.email, password: PASSWORD })
  const refused = await late.post('/logout')
  expect([refused.status, refused.headers['set-cookie']]).toEqual([419, undefined])
  expect((await browser.get('/api/user')).status).toBe(200)
})

test('the session and its token change at sign-in and at sign-out, and the old ones are dead', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  await browser.get('/sanctum/csrf-cookie')
  const before = new Map(browser.cookies)
  await browser.post('/login', { email: user.email, password: PASSWORD })
  const signedIn = new Map(browser.cookies)
  expect(signedIn.get('asafidy_session')).not.toBe(before.get('asafidy_session'))
  expect((await browser.post('/logout')).status).toBe(204)
  const thief = new Browser(services)
  for (const [name, value] of signedIn) thief.cookies.set(name, value)
  expect((await thief.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('a remembered device comes back after the session ended, until it signs out', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  await browser.post('/login', { email: user.email, password: PASSWORD, remember: true })
  const remembered = browser.cookies.get('asafidy_remember') ?? ''
  services.clock.advance(3 * HOUR_SECONDS)
  expect((await browser.get('/api/user')).status).toBe(200)
  await browser.post('/logout')
  const later = new Browser(services)
  later.cookies.set('asafidy_remember', remembered)
  expect((await later.get('/api/user')).status).toBe(401)
})

test('an idle session ends after two hours', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  services.clock.advance(7_201)
  expect((await browser.get('/api/user')).status).toBe(401)
})
