import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { EMAIL_CHANGES_A_DAY } from './shared/limits.ts'

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
    token: /\/nouvelle-adresse\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '',
  }
}

const confirm = (token: string) => new Browser(services).put(`${CHANGE}/confirmation`, { token })

test('the address changes once the link mailed to the new one is confirmed, and the old one is told', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const email = newAddress()
  services.clock.advance(1)
  expect((await browser.put(CHANGE, { email })).status).toBe(202)
  const asked = await lastMail()
  expect(asked.to).toBe(email)
  expect((await browser.get('/api/user')).body.data.email).toBe(user.email)
  const confirmed = await confirm(asked.token)
  expect([confirmed.status, confirmed.body]).toEqual([200, { data: { email } }])
  expect((await browser.get('/api/user')).body.data).toMatchObject({ email, has_verified_email: true })
  expect(await lastMail()).toMatchObject({ to: user.email, subject: 'L’adresse de votre compte a changé' })
  expect((await new Browser(services).post('/login', { email, password: PASSWORD })).status).toBe(200)
})

test('a link serves for an hour, and not after another change', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.put(CHANGE, { email: newAddress() })
  const first = await lastMail()
  await browser.put(CHANGE, { email: newAddress() })
  const second = await lastMail()
  expect((await confirm(second.token)).status).toBe(200)
  expect((await confirm(first.token)).status).toBe(404)
  services.clock.advance(1)
  await browser.put(CHANGE, { email: newAddress() })
  const late = await lastMail()
  services.clock.advance(3_601)
  expect((await confirm(late.token)).status).toBe(404)
  expect((await confirm(`${late.token}x`)).status).toBe(404)
  expect((await confirm('x'.repeat(1_001))).body.errors.token).toEqual(['Ce lien n’est pas valable.'])
})

test('it is asked for five times a day, and the page says how often still', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const left = async () => (await browser.get(CHANGE)).body.data
  expect(await left()).toEqual({ left: 5, again_at: null })
  for (let times = 0; times < 5; times += 1) await browser.put(CHANGE, { email: newAddress() })
  const refused = await browser.put(CHANGE, { email: newAddress() })
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe(reachedLimitWords(EMAIL_CHANGES_A_DAY, (await left()).again_at))
  services.clock.advance(DAY_SECONDS)
  const later = await signedInAs(services, user)
  expect((await later.get(CHANGE)).body.data).toMatchObject({ left: 5 })
  expect((await new Browser(services).get(CHANGE)).status).toBe(401)
})

test('confirmed twice at once and once more, it changes once, and the former address is told once', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  await browser.put(CHANGE, { email: newAddress() })
  const { token } = await lastMail()
  const answers = [...(await Promise.all([confirm(token), confirm(token)])), await confirm(token)]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const mails = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  expect(mails.map(({ subject }) => subject)).toEqual(['L’adresse de votre compte a changé'])
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
  expect((await confirm((await lastMail()).token)).status).toBe(200)
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
  expect(await lastMail()).toMatchObject({ to: other.email, token: '' })
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
