import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, companyMembers } from '#src/companies/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, newAddress, PASSWORD, REGISTRATION, register } from '#test/factories.ts'
import { mailedVerificationLink, mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { users } from '../tables.ts'

const services = useServices()
async function findByEmail(email: string) {
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  return user
}

const asPage = { accept: 'text/html' }

test('an applicant registers, is not signed in, and gets a profile and a link', async () => {
  const browser = new Browser(services)
  const email = newAddress()
  const answer = await register(services, browser, { email: email.toUpperCase() })
  expect(answer.status).toBe(202)
  expect((await browser.get('/api/user')).status).toBe(401)
  const user = await findByEmail(email)
  expect(user).toMatchObject({
    userable_type: 'applicant',
    username: 'Miora Rakoto',
    email_verified_at: null,
    terms_accepted_at: services.clock.now(),
  })
  const profiles = await services.db
    .select()
    .from(applicantProfiles)
    .where(eq(applicantProfiles.user_id, user?.id ?? 0))
  expect(profiles).toHaveLength(1)
  expect((await mailsTo(services, email)).map((mail) => mail.subject)).toEqual([
    'Vérifiez votre adresse e-mail',
  ])
})

test('a recruiter founds an incomplete company whose owner it is', async () => {
  const email = newAddress()
  const company_name = 'Vanille & Épices de l’Île'
  const answer = await register(services, new Browser(services), {
    email,
    account_type: 'recruiter',
    company_name,
    phone_number: '034 12 345 67',
  })
  expect(answer.status).toBe(202)
  const user = await findByEmail(email)
  const [company] = await services.db.select().from(companies).where(eq(companies.name, company_name))
  expect(company).toMatchObject({
    slug: 'vanille-epices-de-l-ile',
    status: 'incomplete',
    phone_number: '+261341234567',
  })
  const members = await services.db
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.user_id, user?.id ?? 0))
  expect(members).toMatchObject([{ company_id: company?.id, role: 'owner' }])
})

test('companies of one name founded at once get an address each', async () => {
  const founding = Array.from({ length: 6 }, () => {
    const values = { email: newAddress(), account_type: 'recruiter', company_name: 'Akory' }
    return register(services, new Browser(services), { ...values, phone_number: '+33 6 12 34 56 78' })
  })
  expect((await Promise.all(founding)).map(({ status }) => status)).toEqual(Array(6).fill(202))
  const found = await services.db.select().from(companies).where(eq(companies.name, 'Akory'))
  expect(found.map(({ slug }) => slug).toSorted()).toEqual([
    'akory',
    'akory-2',
    'akory-3',
    'akory-4',
    'akory-5',
    'akory-6',
  ])
})

test('one address registered many times at once is one account', async () => {
  const email = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => register(services, new Browser(services), { email })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202))
  expect(await services.db.select().from(users).where(eq(users.email, email))).toHaveLength(1)
})

test('a known address is answered alike, keeps its account and is told by mail, once a minute', async () => {
  const known = await makeApplicant(services)
  const fresh = await register(services, new Browser(services), { email: newAddress() })
  const browser = new Browser(services)
  const answer = await register(services, browser, { email: known.email, account_type: 'applicant' })
  await browser.post('/register', { ...REGISTRATION, email: known.email })
  expect([answer.status, answer.body]).toEqual([fresh.status, fresh.body])
  expect(await findByEmail(known.email)).toEqual(known)
  const mails = await mailsTo(services, known.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Vous avez déjà un compte Asafidy'])
  expect(mails[0]?.text).toContain('http://localhost:3000/login')
  expect(mails[0]?.text).toContain('http://localhost:3000/recuperation-mot-de-passe')
  expect(mails[0]?.text).not.toContain('/email/verify/')
})

test('every missing answer has its message', async () => {
  const answer = await new Browser(services).post('/register', { account_type: 'recruiter' })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({
    first_name: ['Veuillez entrer votre prénom'],
    email: ['Veuillez entrer votre email'],
    password: ['Veuillez entrer votre mot de passe'],
    password_confirmation: ['Veuillez confirmer votre mot de passe'],
    company_name: ['Le nom de la société est requis.'],
    phone_number: ['Le numéro de téléphone est requis.'],
    terms: ['Veuillez accepter les conditions d’utilisation'],
  })
})

test.each([
  ['password', { password: 'trop court', password_confirmation: 'trop court' }],
  ['password', { password: 'motdepasse1234', password_confirmation: 'motdepasse1234' }],
  ['password', { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }],
  ['password_confirmation', { password_confirmation: 'quatre baobabs dans la vallée' }],
  ['phone_number', { account_type: 'recruiter', company_name: 'Akory', phone_number: '034 12' }],
  ['email', { email: 'pas une adresse' }],
  ['first_name', { first_name: 'Gagnez sur http://exemple.test' }],
  [
    'company_name',
    { account_type: 'recruiter', phone_number: '034 12 345 67', company_name: 'Akory\r\nevil.test' },
  ],
  [
    'company_name',
    { account_type: 'recruiter', phone_number: '034 12 345 67', company_name: 'www.evil.test' },
  ],
  ['terms', { terms: false }],
  ['account_type', { account_type: 'admin' }],
])('a wrong %s is refused on its field', async (field, values) => {
  const answer = await register(services, new Browser(services), { email: newAddress(), ...values })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})

test('a password of 128 characters is accepted and opens the account', async () => {
  const email = newAddress()
  const password = 'Baobab ravinala '.repeat(8)
  await register(services, new Browser(services), { email, password, password_confirmation: password })
  expect((await new Browser(services).post('/login', { email, password })).status).toBe(200)
})

test('the eleventh registration of a minute from one address is refused', async () => {
  const browser = new Browser(services, '10.0.0.9')
  await services.db.delete(throttles)
  for (let time = 0; time < 10; time += 1) {
    expect((await browser.post('/register', { ...REGISTRATION, email: newAddress() })).status).toBe(202)
  }
  const refused = await browser.post('/register', { ...REGISTRATION, email: newAddress() })
  expect([refused.status, refused.headers['x-ratelimit-limit']]).toEqual([429, '10'])
})

test('who registers with an address that a stranger registered is offered a new password, not the stranger’s account', async () => {
  const email = newAddress()
  await register(services, new Browser(services), { email })
  const mine = new Browser(services)
  services.clock.advance(61)
  await register(services, mine, { email })
  const told = (await mailsTo(services, email)).at(-1)
  expect(told?.subject).toBe('Vous avez déjà un compte Asafidy')
  expect(told?.text).not.toContain('/email/verify/')
  expect(told?.text).toMatch(/\/recuperation-mot-de-passe\/\d+\/[\w-]{43}/)
  await mine.get(await mailedVerificationLink(services, email), asPage)
  expect((await mine.get('/api/user')).status).toBe(401)
  expect((await findByEmail(email))?.email_verified_at).toBeNull()
})

test('asking twice in one browser still lets its link sign in', async () => {
  const email = newAddress()
  const browser = new Browser(services)
  await register(services, browser, { email })
  services.clock.advance(61)
  await register(services, browser, { email, to: '/offres' })
  await browser.get(await mailedVerificationLink(services, email), asPage)
  expect((await browser.get('/api/user')).status).toBe(200)
})

test('someone signed in registers another address and stays who it was', async () => {
  const known = await makeApplicant(services)
  const browser = new Browser(services)
  await browser.post('/login', { email: known.email, password: PASSWORD })
  const email = newAddress()
  expect((await register(services, browser, { email })).status).toBe(202)
  await browser.get(await mailedVerificationLink(services, email), asPage)
  expect((await browser.get('/api/user')).body.data.email).toBe(known.email)
})
