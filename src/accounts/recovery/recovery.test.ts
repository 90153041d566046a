import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, PASSWORD, signedInAs, withCodes } from '#test/factories.ts'
import { mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { passwordResets, socialAccounts, users } from '../tables.ts'

const services = useServices()
const NEW = 'quatre baobabs sur la colline'
const BOTH = { password: NEW, password_confirmation: NEW }

async function ask(email: string) {
  const answer = await new Browser(services).post('/forgot-password', { email })
  await services.queue.runDue(services)
  return answer
}

async function tokenOf(email: string): Promise<string> {
  await ask(email)
  const mails = await mailsTo(services, email)
  const token = mails.at(-1)?.text.match(/recuperation-mot-de-passe\/\d+\/(\S+)/)?.[1]
  if (!token) throw new Error('no token was mailed')
  // It is read before it is followed.
  services.clock.advance(1)
  return token
}

async function reset(values: Record<string, unknown>) {
  await services.db.delete(throttles)
  return new Browser(services).post('/reset-password', { ...BOTH, ...values })
}

test('the mailed token changes the password, signs nobody in and verifies the address', async () => {
  const user = await makeApplicant(services, { email_verified_at: null })
  const token = await tokenOf(user.email)
  const browser = new Browser(services)
  const answer = await browser.post('/reset-password', { ...BOTH, email: user.email, token })
  expect(answer.status).toBe(200)
  expect((await browser.get('/api/user')).status).toBe(401)
  const signIn = (password: string) => new Browser(services).post('/login', { email: user.email, password })
  expect((await signIn(PASSWORD)).status).toBe(422)
  expect((await signIn(NEW)).status).toBe(200)
  const [after] = await services.db.select().from(users).where(eq(users.id, user.id))
  expect(after?.email_verified_at).toEqual(services.clock.now())
  const subjects = (await mailsTo(services, user.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Choisissez un nouveau mot de passe', 'Votre mot de passe a été changé'])
})

test('the first proof of the mailbox drops every lock that somebody else put, and the mail says so', async () => {
  const user = await makeApplicant(services, { ...withCodes(services), email_verified_at: null })
  const created_at = services.clock.now()
  await services.db.insert(socialAccounts).values({
    provider: 'linkedin',
    subject: 'stranger',
    user_id: user.id,
    email: 'x@exemple.test',
    created_at,
  })
  await reset({ email: user.email, token: await tokenOf(user.email) })
  const browser = new Browser(services)
  const answer = await browser.post('/login', { email: user.email, password: NEW })
  expect([answer.status, answer.body.two_factor]).toEqual([200, false])
  expect(await services.db.select().from(socialAccounts).where(eq(socialAccounts.user_id, user.id))).toEqual(
    [],
  )
  expect((await mailsTo(services, user.email)).at(-1)?.text).toContain(
    'nous avons retiré de ce compte le compte LinkedIn lié et les codes de connexion d’avant.',
  )
})

test('a person who proved the mailbox before keeps links and codes through a new password', async () => {
  const user = await makeApplicant(services, withCodes(services))
  await reset({ email: user.email, token: await tokenOf(user.email) })
  const answer = await new Browser(services).post('/login', { email: user.email, password: NEW })
  expect(answer.body.two_factor).toBe(true)
})

test('the address and the person’s number both name whose token it is', async () => {
  const user = await makeApplicant(services)
  const token = await tokenOf(user.email)
  expect((await reset({ id: user.id + 1, token })).status).toBe(422)
  expect((await reset({ email: 'autre@exemple.test', token })).status).toBe(422)
  expect((await reset({ id: user.id, token })).status).toBe(200)
})

test('who was throttled by wrong passwords may sign in with the new one at once', async () => {
  const user = await makeApplicant(services)
  const token = await tokenOf(user.email)
  const browser = new Browser(services)
  for (let time = 0; time < 6; time += 1)
    await browser.post('/login', { email: user.email, password: 'faux' })
  await browser.post('/reset-password', { ...BOTH, email: user.email, token })
  expect((await browser.post('/login', { email: user.email, password: NEW })).status).toBe(200)
})

test('every session and remembered device ends', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const remembered = new Browser(services)
  await remembered.post('/login', { email: user.email, password: PASSWORD, remember: true })
  await reset({ email: user.email, token: await tokenOf(user.email) })
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await remembered.get('/api/user')).status).toBe(401)
})

test('someone who came by another site’s account may choose a password', async () => {
  const user = await makeApplicant(services, { password_hash: null })
  expect((await reset({ email: user.email, token: await tokenOf(user.email) })).status).toBe(200)
  expect((await new Browser(services).post('/login', { email: user.email, password: NEW })).status).toBe(200)
})

test('a wrong, a used, an old and a replaced token are refused on the address', async () => {
  const user = await makeApplicant(services)
  const dead = { email: ['Ce lien ne fonctionne plus. Demandez-en un nouveau.'] }
  expect((await reset({ email: user.email, token: 'pas le bon' })).body.errors).toEqual(dead)
  const first = await tokenOf(user.email)
  services.clock.advance(61)
  const second = await tokenOf(user.email)
  expect((await reset({ email: user.email, token: first })).body.errors).toEqual(dead)
  expect((await reset({ email: user.email, token: second })).status).toBe(200)
  expect((await reset({ email: user.email, token: second })).body.errors).toEqual(dead)
  services.clock.advance(61)
  const third = await tokenOf(user.email)
  services.clock.advance(3_601)
  const old = await reset({ email: user.email, token: third })
  expect([old.status, old.body.errors]).toEqual([422, dead])
})

test('a token used many times at once serves once', async () => {
  const user = await makeApplicant(services)
  const token = await tokenOf(user.email)
  await services.db.delete(throttles)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      new Browser(services).post('/reset-password', { ...BOTH, email: user.email, token }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422])
  const changed = (await mailsTo(services, user.email)).filter(({ subject }) =>
    subject.includes('a été changé'),
  )
  expect(changed).toHaveLength(1)
})

test('the token is stored as its hash alone, and a weak password does not use it up', async () => {
  const user = await makeApplicant(services)
  const token = await tokenOf(user.email)
  const [row] = await services.db.select().from(passwordResets).where(eq(passwordResets.user_id, user.id))
  expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
  const weak = { password: 'motdepasse1234', password_confirmation: 'motdepasse1234' }
  const refused = await reset({ ...weak, email: user.email, token })
  expect(Object.keys(refused.body.errors)).toEqual(['password'])
  expect((await reset({ email: user.email, token })).status).toBe(200)
})

test('a known and an unknown address are answered alike; one mail a minute at most', async () => {
  const user = await makeApplicant(services)
  await services.db.delete(throttles)
  const known = await ask(user.email)
  const unknown = await ask('inconnue@exemple.test')
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(known.status).toBe(200)
  await ask(user.email)
  expect(await mailsTo(services, user.email)).toHaveLength(1)
  services.clock.advance(61)
  await ask(user.email)
  expect(await mailsTo(services, user.email)).toHaveLength(2)
  expect(await mailsTo(services, 'inconnue@exemple.test')).toHaveLength(0)
})

test('a suspended account gets no link, a closed one does', async () => {
  const suspended = await makeApplicant(services, { is_active: false })
  const closed = await makeApplicant(services, { is_active: false, deactivated_at: services.clock.now() })
  const leaving = await makeApplicant(services, {
    is_active: false,
    deletion_requested_at: services.clock.now(),
  })
  for (const { email } of [suspended, closed, leaving]) await ask(email)
  expect(await mailsTo(services, suspended.email)).toHaveLength(0)
  expect(await mailsTo(services, closed.email)).toHaveLength(1)
  expect(await mailsTo(services, leaving.email)).toHaveLength(1)
})

test('missing answers have their messages', async () => {
  const forgot = await new Browser(services).post('/forgot-password', { email: 'pas une adresse' })
  expect([forgot.status, forgot.body.errors]).toEqual([422, { email: ['Veuillez entrer un email valide'] }])
  const answer = await new Browser(services).post('/reset-password', {})
  expect(answer.body.errors).toEqual({
    token: ['Ce lien est incomplet.'],
    password: ['Veuillez entrer votre mot de passe'],
    password_confirmation: ['Veuillez confirmer votre mot de passe'],
  })
})

test('the eleventh request of a minute from one address is refused', async () => {
  const browser = new Browser(services, '10.0.0.7')
  for (let time = 0; time < 10; time += 1)
    expect((await browser.post('/forgot-password', { email: 'inconnue@exemple.test' })).status).toBe(200)
  expect((await browser.post('/forgot-password', { email: 'inconnue@exemple.test' })).status).toBe(429)
})

test('a link tells whether it still serves, before a password is written, and stays as it was', async () => {
  const user = await makeApplicant(services)
  const token = await tokenOf(user.email)
  await services.db.delete(throttles)
  const look = async (id: number, of: string) =>
    (await new Browser(services).get(`/reset-password/${id}/${of}`)).status
  expect(await look(user.id, token)).toBe(204)
  expect(await look(user.id, 'x'.repeat(43))).toBe(422)
  expect(await look(user.id + 1, token)).toBe(422)
  expect((await reset({ id: user.id, token })).status).toBe(200)
  expect(await look(user.id, token)).toBe(422)
})
