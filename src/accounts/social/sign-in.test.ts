import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLog, outgoingMails, throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { codeNow, makeApplicant, PASSWORD, signedInAs, withCodes } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import {
  choose,
  HANITRA,
  landing,
  openProviders,
  signInBy,
  startAuthorization,
} from '#test/processes/openid-provider.ts'
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

test('both providers are offered, LinkedIn first', async () => {
  const { body } = await new Browser(services).get(`${OAUTH}/providers`)
  expect(body.data).toEqual([
    { provider: 'linkedin', development: false },
    { provider: 'google', development: false },
  ])
})

test('a link followed before the scripts come leads to the provider, and back to where one was going', async () => {
  const browser = new Browser(services)
  const address = await landing(browser, `${OAUTH}/google/login?to=%2Fcandidat%2Fmes-cv`)
  expect(new URL(address).searchParams.get('state')).toMatch(/^[\w-]{43}$/)
  expect(await landing(browser, await choose(address, somebody()))).toBe('/register?fournisseur=google')
  expect((await browser.get(`${OAUTH}/pending`)).body.data.to).toBe('/candidat/mes-cv')
  // What needs a proof is never begun by a link alone.
  const page = { accept: 'text/html' }
  expect((await new Browser(services).get(`${OAUTH}/google/login?intent=link`, page)).status).toBe(401)
})

test('Google is left for with state, nonce and PKCE, LinkedIn with a state alone', async () => {
  const google = new URL(await startAuthorization(new Browser(services), 'google')).searchParams
  expect(google.get('scope')).toBe('openid profile email')
  expect(google.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(google.get(name)).toMatch(/^[\w-]{43}$/)
  const linkedin = new URL(await startAuthorization(new Browser(services), 'linkedin')).searchParams
  expect(linkedin.get('state')).toMatch(/^[\w-]{43}$/)
  expect([linkedin.has('nonce'), linkedin.has('code_challenge')]).toEqual([false, false])
})

test('an ID token with another nonce than the one sent opens nothing', async () => {
  const browser = new Browser(services)
  const address = new URL(await startAuthorization(browser, 'google'))
  address.searchParams.set('nonce', 'of-someone-else')
  expect(await landing(browser, await choose(address.href, somebody()))).toBe('/login?erreur=connexion')
  expect((await browser.get('/api/user')).status).toBe(401)
})

test('a code that another verifier was promised for opens nothing', async () => {
  const browser = new Browser(services)
  const address = new URL(await startAuthorization(browser, 'google'))
  address.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  expect(await landing(browser, await choose(address.href, somebody()))).toBe('/login?erreur=connexion')
})

test('another provider does not exist', async () => {
  expect((await new Browser(services).get(`${OAUTH}/facebook/login`)).status).toBe(404)
  expect((await new Browser(services).get(`${OAUTH}/facebook/callback`)).status).toBe(404)
})

test('only a path of this site is gone on to', async () => {
  const person = somebody({ email: (await makeApplicant(services)).email })
  for (const to of [
    '//evil.test',
    '/\\evil.test',
    '/%2f%2fevil.test',
    'https://evil.test',
    'javascript:alert(1)',
  ]) {
    await services.db.delete(throttles)
    const search = `?to=${encodeURIComponent(to)}`
    expect(await signInBy(new Browser(services), 'google', person, search)).toBe('/dashboard')
  }
})

test('an account whose address both sides verified is linked and opened', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  expect(await signInBy(browser, 'linkedin', somebody({ email: user.email }))).toBe('/dashboard')
  expect((await browser.get('/api/user')).body.data.id).toBe(user.id)
  expect(await linksOf(user.id)).toHaveLength(1)
  expect(await subjectsTo(services, user.email)).toEqual(['LinkedIn ouvre maintenant votre compte'])
  expect((await userOf(user.email))?.password_hash).not.toBeNull()
})

test('an address that the provider did not verify takes no account over', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  const person = somebody({ email: user.email, email_verified: false })
  expect(await signInBy(browser, 'google', person)).toBe('/login?lier=google')
  expect((await browser.get('/api/user')).status).toBe(401)
  expect(await linksOf(user.id)).toEqual([])
})

test('the right password links the account that waits, when it was asked for', async () => {
  const user = await makeApplicant(services)
  const person = somebody({ email: user.email, email_verified: false })
  const browser = new Browser(services)
  await signInBy(browser, 'google', person)
  const wrong = await browser.post('/login', { email: user.email, password: 'faux', link: 'google' })
  expect(wrong.status).toBe(422)
  expect(await linksOf(user.id)).toEqual([])
  await browser.post('/login', { email: user.email, password: PASSWORD, link: 'google' })
  expect(await linksOf(user.id)).toMatchObject([{ provider: 'google' }])
  expect(await signInBy(new Browser(services), 'google', person)).toBe('/dashboard')
})

test('what waits is not linked to a person of another address, nor without being asked for', async () => {
  const [user, other] = [await makeApplicant(services), await makeApplicant(services)]
  const person = somebody({ email: user.email, email_verified: false })
  for (const login of [
    { email: other.email, password: PASSWORD, link: 'google' },
    { email: user.email, password: PASSWORD },
    { email: user.email, password: PASSWORD, link: 'linkedin' },
  ]) {
    const browser = new Browser(services)
    await signInBy(browser, 'google', person)
    expect((await browser.post('/login', login)).status).toBe(200)
  }
  expect([await linksOf(user.id), await linksOf(other.id)]).toEqual([[], []])
})

test('an account that someone registered with another’s address goes to the owner of the address', async () => {
  const user = await makeApplicant(services, { email_verified_at: null })
  const stranger = await signedInAs(services, user)
  const remembered = new Browser(services)
  await remembered.post('/login', { email: user.email, password: PASSWORD, remember: true })
  await services.db.insert(socialAccounts).values({
    provider: 'linkedin',
    subject: 'of the stranger',
    user_id: user.id,
    email: 'x@exemple.test',
    created_at: services.clock.now(),
  })
  const owner = new Browser(services)
  expect(await signInBy(owner, 'google', somebody({ email: user.email }))).toBe('/dashboard')
  expect((await owner.get('/api/user')).body.data).toMatchObject({
    id: user.id,
    has_verified_email: true,
    has_password: false,
  })
  expect((await stranger.get('/api/user')).status).toBe(401)
  expect((await remembered.get('/api/user')).status).toBe(401)
  const again = await new Browser(services).post('/login', { email: user.email, password: PASSWORD })
  expect(again.status).toBe(422)
  expect((await linksOf(user.id)).map(({ provider }) => provider)).toEqual(['google'])
  const told = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, user.email))
  expect(told.map(({ subject }) => subject)).toEqual(['Google ouvre maintenant votre compte'])
  expect(told[0]?.text).toContain(
    'nous avons retiré de ce compte le mot de passe, le compte LinkedIn lié et les appareils connectés d’avant.',
  )
})

test('two unverified sides prove nothing, and the password links nothing', async () => {
  const user = await makeApplicant(services, { email_verified_at: null })
  const person = somebody({ email: user.email, email_verified: false })
  const browser = new Browser(services)
  expect(await signInBy(browser, 'google', person)).toBe('/login?lier=google')
  const answer = await browser.post('/login', { email: user.email, password: PASSWORD, link: 'google' })
  expect(answer.status).toBe(200)
  expect(await linksOf(user.id)).toEqual([])
})

test('a suspended person stays outside', async () => {
  const user = await makeApplicant(services, { is_active: false })
  expect(await signInBy(new Browser(services), 'google', somebody({ email: user.email }))).toBe(
    '/login?erreur=connexion',
  )
})

test('a person who closed the account opens it again', async () => {
  const closed = { is_active: false, deactivated_at: services.clock.now() }
  const user = await makeApplicant(services, closed)
  const browser = new Browser(services)
  expect(await signInBy(browser, 'google', somebody({ email: user.email }))).toBe('/dashboard')
  expect((await browser.get('/api/user')).body.data).toMatchObject({ id: user.id, is_active: true })
})

test('a person with codes is asked for one, and is nobody before', async () => {
  const user = await makeApplicant(services, { two_factor_confirmed_at: services.clock.now() })
  const browser = new Browser(services)
  const person = somebody({ email: user.email })
  expect(await signInBy(browser, 'google', person, '?to=%2Fcandidat%2Fmes-cv')).toBe(
    '/login?to=%2Fcandidat%2Fmes-cv',
  )
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/two-factor-challenge')).body.data.pending).toBe(true)
})

test('an account that asks for codes is linked once the code was right too', async () => {
  const user = await makeApplicant(services, withCodes(services))
  const browser = new Browser(services)
  await signInBy(browser, 'google', somebody({ email: user.email, email_verified: false }))
  await browser.post('/login', { email: user.email, password: PASSWORD, link: 'google' })
  expect(await linksOf(user.id)).toEqual([])
  expect((await browser.post('/two-factor-challenge', { code: codeNow(services) })).status).toBe(200)
  expect(await linksOf(user.id)).toMatchObject([{ provider: 'google' }])
})

test('the session changes at the sign-in, and the old cookie opens nothing', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  const back = await choose(await startAuthorization(browser, 'google'), somebody({ email: user.email }))
  const before = browser.cookies.get('asafidy_session') ?? ''
  await landing(browser, back)
  const thief = new Browser(services)
  thief.cookies.set('asafidy_session', before)
  expect((await thief.get('/api/user')).status).toBe(401)
  expect(browser.cookies.get('asafidy_session')).not.toBe(before)
})

test('sign-ins, links and refusals stand in the audit log, without an address', async () => {
  const user = await makeApplicant(services)
  await signInBy(new Browser(services), 'google', somebody({ email: user.email }))
  const lines = await services.db.select().from(auditLog).where(eq(auditLog.actor_id, user.id))
  expect(lines.map(({ action }) => action)).toEqual([
    'accounts.social-linked',
    'accounts.social-recognised',
    'accounts.signed-in',
  ])
  expect(JSON.stringify(lines)).not.toContain('@')
})
