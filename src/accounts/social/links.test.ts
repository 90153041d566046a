import { afterAll, beforeEach, expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import {
  choose,
  HANITRA,
  landing,
  openProviders,
  signInBy,
  startAuthorization,
} from '#test/processes/openid-provider.ts'
import { useServices } from '#test/services.ts'

const providers = await openProviders()
const services = useServices(providers.env)
afterAll(() => providers.close())
beforeEach(async () => {
  await services.db.delete(throttles)
})

const LINKS = '/api/user/social-accounts'
const SETTINGS = '/dashboard/parametres/securite'

function linkBy(browser: Browser, name: 'google' | 'linkedin', person = HANITRA) {
  return signInBy(browser, name, person, '?intent=link')
}

test('a signed-in person links an account of whatever address, and signs in with it', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const person = { ...HANITRA, email: 'autre.adresse@exemple.test', email_verified: false }
  expect(await linkBy(browser, 'google', person)).toBe(`${SETTINGS}?lien=google`)
  const { body } = await browser.get(LINKS)
  expect(body.data).toEqual([
    { provider: 'linkedin', development: false, linked: null },
    {
      provider: 'google',
      development: false,
      linked: { email: person.email, created_at: services.clock.now().toISOString() },
    },
  ])
  const later = new Browser(services)
  expect(await signInBy(later, 'google', person)).toBe('/dashboard')
  expect((await later.get('/api/user')).body.data.id).toBe(user.id)
})

test('an identity that opens another account is not linked to a second one', async () => {
  const person = { ...HANITRA, email: 'deux@exemple.test' }
  const first = await signedInAs(services, await makeApplicant(services))
  expect(await linkBy(first, 'linkedin', person)).toBe(`${SETTINGS}?lien=linkedin`)
  const second = await signedInAs(services, await makeApplicant(services))
  expect(await linkBy(second, 'linkedin', person)).toBe(`${SETTINGS}?lien=refuse`)
  expect((await second.get(LINKS)).body.data[0].linked).toBeNull()
})

test('one account of each provider is linked, not two', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  await linkBy(browser, 'google', { ...HANITRA, email: 'premier@exemple.test' })
  const second = { ...HANITRA, email: 'second@exemple.test' }
  expect(await linkBy(browser, 'google', second)).toBe(`${SETTINGS}?lien=refuse`)
})

test('linking asks for a signed-in person, from leaving to coming back', async () => {
  expect((await new Browser(services).get('/api/auth/oauth/v2/google/login?intent=link')).status).toBe(401)
  const browser = await signedInAs(services, await makeApplicant(services))
  const back = await choose(await startAuthorization(browser, 'google', '?intent=link'), HANITRA)
  await browser.post('/logout')
  expect(await landing(browser, back)).toBe('/login?erreur=connexion')
})

test('an account whose address nobody proved is not linked', async () => {
  const browser = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  expect((await browser.get('/api/auth/oauth/v2/google/login?intent=link')).status).toBe(403)
})

test('a provider looked at for more than a quarter of an hour is not linked any more', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const person = { ...HANITRA, email: 'tard@exemple.test' }
  const back = await choose(await startAuthorization(browser, 'google', '?intent=link'), person)
  services.clock.advance(15 * 60)
  expect(await landing(browser, back)).toBe(`${SETTINGS}?lien=refuse`)
})

test('a link is taken back', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const person = { ...HANITRA, email: 'delie@exemple.test' }
  await linkBy(browser, 'google', person)
  expect((await browser.delete(`${LINKS}/google`)).status).toBe(204)
  expect((await browser.delete(`${LINKS}/google`)).status).toBe(404)
  expect(await signInBy(new Browser(services), 'google', person)).toBe('/register?fournisseur=google')
})

test('the last way in stays', async () => {
  const browser = new Browser(services)
  const person = { ...HANITRA, email: 'sans.mot.de.passe@exemple.test' }
  await signInBy(browser, 'google', person)
  await browser.post('/api/auth/oauth/v2/google/register/applicant', { terms: true })
  const refused = await browser.delete(`${LINKS}/google`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Google est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, ou liez un autre compte.',
  ])
  await linkBy(browser, 'linkedin', person)
  expect((await browser.delete(`${LINKS}/google`)).status).toBe(204)
})

test('nobody signed out reads or takes back a link, and each person its own alone', async () => {
  expect((await new Browser(services).get(LINKS)).status).toBe(401)
  expect((await new Browser(services).delete(`${LINKS}/google`)).status).toBe(401)
  const owner = await signedInAs(services, await makeApplicant(services))
  await linkBy(owner, 'google', { ...HANITRA, email: 'proprietaire@exemple.test' })
  const other = await signedInAs(services, await makeApplicant(services))
  expect((await other.delete(`${LINKS}/google`)).status).toBe(404)
  expect((await owner.delete(`${LINKS}/facebook`)).status).toBe(404)
})
