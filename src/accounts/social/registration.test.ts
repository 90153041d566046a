import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { subjectsTo } from '#test/mails.ts'
import { HANITRA, openProviders, signInBy } from '#test/processes/openid-provider.ts'
import { useServices } from '#test/services.ts'
import { socialAccounts, users } from '../tables.ts'

const providers = await openProviders()
const services = useServices(providers.env)
afterAll(() => providers.close())
beforeEach(async () => {
  await services.db.delete(throttles)
})

const OAUTH = '/api/auth/oauth/v2'
let serial = 0

/** Somebody whom no other test knows. */
function somebody(values: Partial<typeof HANITRA> = {}) {
  serial += 1
  return { ...HANITRA, email: `hanitra${serial}@exemple.test`, ...values }
}

async function userOf(email: string) {
  const [user] = await services.db.select().from(users).where(eq(users.email, email))
  return user
}

function linksOf(userId: number) {
  return services.db.select().from(socialAccounts).where(eq(socialAccounts.user_id, userId))
}

test('a recruiter joins with LinkedIn and its company waits for its profile', async () => {
  const person = somebody()
  const browser = new Browser(services)
  expect(await signInBy(browser, 'linkedin', person, '?account_type=recruiter')).toBe(
    '/inscription/recruteur/linkedin',
  )
  const waiting = await browser.get(`${OAUTH}/pending`)
  expect(waiting.body.data).toEqual({
    provider: 'linkedin',
    email: person.email,
    first_name: 'Hanitra',
    last_name: 'Rasoanaivo',
    to: null,
  })
  const joined = await browser.post(`${OAUTH}/linkedin/register/recruiter`, {
    company_name: 'Ravinala Textiles',
    phone_number: '034 12 345 67',
    terms: true,
  })
  expect([joined.status, joined.body]).toEqual([201, { data: { two_factor: false } }])
  const { body } = await browser.get('/api/user')
  expect(body.data).toMatchObject({
    email: person.email,
    has_verified_email: true,
    has_password: false,
    userable_type: 'recruiter',
    company: { name: 'Ravinala Textiles', role: 'owner', status: 'incomplete' },
  })
  const user = await userOf(person.email)
  expect(user).toMatchObject({ password_hash: null, phone_number: '+261341234567' })
  expect(user?.terms_accepted_at).not.toBeNull()
  expect(
    await services.db.select().from(companies).where(eq(companies.name, 'Ravinala Textiles')),
  ).toHaveLength(1)
  expect(await linksOf(user?.id ?? 0)).toMatchObject([{ provider: 'linkedin', email: person.email }])
  expect((await browser.get(`${OAUTH}/pending`)).status).toBe(404)
})

test('an applicant joins with Google, and comes back later where it was going', async () => {
  const person = somebody()
  const browser = new Browser(services)
  expect(await signInBy(browser, 'google', person, '?account_type=applicant')).toBe(
    '/inscription/candidat?fournisseur=google',
  )
  expect((await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })).status).toBe(201)
  expect((await browser.get('/api/user')).body.data).toMatchObject({ userable_type: 'applicant' })
  const later = new Browser(services)
  expect(await signInBy(later, 'google', person, '?to=%2Fcandidat%2Fmes-cv')).toBe(
    '/login?to=%2Fcandidat%2Fmes-cv',
  )
  expect((await later.get('/api/user')).body.data.email).toBe(person.email)
})

test('without a kind of account the choice is asked, and without a destination the dashboard opens', async () => {
  const person = somebody()
  const browser = new Browser(services)
  expect(await signInBy(browser, 'google', person)).toBe('/register?fournisseur=google')
  await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })
  expect(await signInBy(new Browser(services), 'google', person)).toBe('/dashboard')
})

test('the company form has the messages of the ordinary one', async () => {
  const browser = new Browser(services)
  await signInBy(browser, 'google', somebody(), '?account_type=recruiter')
  const empty = await browser.post(`${OAUTH}/google/register/recruiter`, {})
  expect([empty.status, empty.body.errors]).toEqual([
    422,
    {
      company_name: ['Le nom de la société est requis.'],
      phone_number: ['Le numéro de téléphone est requis.'],
      terms: ['Veuillez accepter les conditions d’utilisation'],
    },
  ])
  const wrong = { company_name: 'Ravinala', phone_number: '12', terms: true }
  const refused = await browser.post(`${OAUTH}/google/register/recruiter`, wrong)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['phone_number']])
  expect((await browser.post(`${OAUTH}/google/register/applicant`, {})).body.errors).toHaveProperty('terms')
})

test('nobody registers without an identity, with that of another provider, or twice', async () => {
  const browser = new Browser(services)
  expect((await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })).status).toBe(409)
  expect((await browser.post(`${OAUTH}/google/register/recruiter`, {})).status).toBe(409)
  expect((await browser.post(`${OAUTH}/google/register/admin`, { terms: true })).status).toBe(404)
  await signInBy(browser, 'google', somebody())
  expect((await browser.post(`${OAUTH}/linkedin/register/applicant`, { terms: true })).status).toBe(409)
  expect((await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })).status).toBe(201)
  expect((await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })).status).toBe(403)
})

test('an identity waits for an hour, in this browser alone', async () => {
  const browser = new Browser(services)
  await signInBy(browser, 'google', somebody())
  expect((await new Browser(services).get(`${OAUTH}/pending`)).status).toBe(404)
  services.clock.advance(3_601)
  expect((await browser.get(`${OAUTH}/pending`)).status).toBe(404)
  expect((await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })).status).toBe(409)
})

test('a new account whose address the provider did not verify gets the verification mail', async () => {
  const person = somebody({ email_verified: false })
  const browser = new Browser(services)
  await signInBy(browser, 'google', person)
  await browser.post(`${OAUTH}/google/register/applicant`, { terms: true })
  expect((await browser.get('/api/user')).body.data.has_verified_email).toBe(false)
  expect(await subjectsTo(services, person.email)).toEqual(['Vérifiez votre adresse e-mail'])
})
