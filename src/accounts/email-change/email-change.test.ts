import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outgoingMails } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const CHANGE = '/api/user/email'
let serial = 0
const newAddress = () => `nouvelle${++serial}@exemple.test`

async function lastMail() {
  const [mail] = await services.db
    .select()
    .from(outgoingMails)
    .orderBy(desc(outgoingMails.created_at))
    .limit(1)
  services.clock.advance(1)
  return {
    to: mail?.to_address,
    subject: mail?.subject,
    link: /\/email\/change\?\S+/.exec(mail?.text ?? '')?.[0] ?? '',
  }
}

test('the address changes once the link mailed to the new one is opened, and the old one is told', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const email = newAddress()
  services.clock.advance(1)
  expect((await browser.put(CHANGE, { email })).status).toBe(202)
  const asked = await lastMail()
  expect(asked.to).toBe(email)
  expect((await browser.get('/api/user')).body.data.email).toBe(user.email)
  const opened = await new Browser(services).get(asked.link, { accept: 'text/html' })
  expect([opened.status, opened.headers.location]).toEqual([302, '/verification-email/success'])
  expect((await browser.get('/api/user')).body.data).toMatchObject({ email, has_verified_email: true })
  expect(await lastMail()).toMatchObject({ to: user.email, subject: 'L’adresse de votre compte a changé' })
  expect((await new Browser(services).post('/login', { email, password: PASSWORD })).status).toBe(200)
})

test('a link serves once, for an hour, and not after another change', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.put(CHANGE, { email: newAddress() })
  const first = await lastMail()
  await browser.put(CHANGE, { email: newAddress() })
  const second = await lastMail()
  expect((await browser.get(second.link)).status).toBe(204)
  expect((await browser.get(second.link)).status).toBe(403)
  expect((await browser.get(first.link)).status).toBe(403)
  services.clock.advance(1)
  await browser.put(CHANGE, { email: newAddress() })
  const late = await lastMail()
  services.clock.advance(3_601)
  expect((await browser.get(late.link)).status).toBe(403)
  expect((await browser.get(`${late.link}x`)).status).toBe(403)
})

test('a program that looks at the link by HEAD changes nothing', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  await browser.put(CHANGE, { email: newAddress() })
  const { link } = await lastMail()
  expect((await new Browser(services).send('HEAD', link)).status).toBe(204)
  expect((await browser.get('/api/user')).body.data.email).toBe(user.email)
  expect((await browser.get(link)).status).toBe(204)
})

test('what was mailed to the former address opens nothing once it has changed', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  await new Browser(services).post('/forgot-password', { email: user.email })
  await services.queue.runDue(services)
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  const token = /recuperation-mot-de-passe\/\d+\/(\S+)/.exec(mails[0]?.text ?? '')?.[1]
  services.clock.advance(1)
  await browser.put(CHANGE, { email: newAddress() })
  expect((await new Browser(services).get((await lastMail()).link)).status).toBe(204)
  const password = 'quatre baobabs sur la colline'
  const chosen = { id: user.id, token, password, password_confirmation: password }
  expect((await new Browser(services).post('/reset-password', chosen)).status).toBe(422)
})

test('an address that has an account answers alike, and its owner is told', async () => {
  const other = await makeApplicant(services)
  const browser = await signedInAs(services, await makeApplicant(services))
  services.clock.advance(1)
  const known = await browser.put(CHANGE, { email: other.email })
  expect([known.status, known.body.message]).toEqual([
    202,
    `Ouvrez le lien que nous venons d’envoyer à ${other.email}. Il est valable une heure.`,
  ])
  expect(await lastMail()).toMatchObject({ to: other.email, link: '' })
})

test('who signed in long ago shows the password first', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  services.clock.advance(1_000)
  const asked = await browser.put(CHANGE, { email: newAddress() })
  expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['proof']])
  const wrong = await browser.put(CHANGE, { email: newAddress(), password: 'pas le bon' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['password']])
  expect((await browser.put(CHANGE, { email: newAddress(), password: PASSWORD })).status).toBe(202)
})

test('a guest, one’s own address and what is no address are refused', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  expect((await new Browser(services).put(CHANGE, { email: newAddress() })).status).toBe(401)
  expect((await browser.put(CHANGE, { email: user.email })).body.errors.email).toEqual([
    'C’est déjà votre adresse.',
  ])
  expect((await browser.put(CHANGE, { email: 'miora' })).body.errors.email).toEqual([
    'Veuillez entrer un email valide',
  ])
})
