import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditLog, throttles } from '#src/platform/tables.ts'
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
import { socialAccounts } from '../tables.ts'

// Google signs with keys that are not those it shows; LinkedIn is as it should be.
const providers = await openProviders({ foreignKeys: true })
const services = useServices(providers.env)
const lost = useServices({ ...providers.env, GOOGLE_ISSUER: 'http://127.0.0.1:1/google' })
afterAll(() => providers.close())
beforeEach(async () => {
  await services.db.delete(throttles)
})

const FAILED = '/login?erreur=connexion'

async function expectNobody(browser: Browser) {
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.get('/api/auth/oauth/v2/pending')).status).toBe(404)
}

test('an ID token that another key signed opens nothing', async () => {
  const browser = new Browser(services)
  expect(await signInBy(browser, 'google', HANITRA)).toBe(FAILED)
  await expectNobody(browser)
  const [line] = await services.db.select().from(auditLog)
  expect(line?.details).toMatchObject({ reason: expect.stringContaining('OAUTH_INVALID_RESPONSE') })
})

test('the person may refuse at the provider', async () => {
  const browser = new Browser(services)
  expect(await signInBy(browser, 'linkedin', null, '?to=%2Foffres')).toBe(`${FAILED}&to=%2Foffres`)
  await expectNobody(browser)
})

test('a state that is not this attempt’s is refused, and ends the attempt', async () => {
  const browser = new Browser(services)
  const back = await choose(await startAuthorization(browser, 'linkedin'), HANITRA)
  const forged = back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`)
  expect(await landing(browser, forged)).toBe(FAILED)
  expect(await landing(browser, back)).toBe(FAILED)
  await expectNobody(browser)
})

test('an answer works once', async () => {
  const user = await makeApplicant(services)
  const browser = new Browser(services)
  const back = await choose(await startAuthorization(browser, 'linkedin'), { ...HANITRA, email: user.email })
  const copy = new Browser(services)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  expect(await landing(browser, back)).toBe('/dashboard')
  expect(await landing(copy, back)).toBe(FAILED)
  await expectNobody(copy)
})

test('an answer works in the browser that left, and nowhere else', async () => {
  const back = await choose(await startAuthorization(new Browser(services), 'linkedin'), HANITRA)
  const other = new Browser(services)
  await startAuthorization(other, 'linkedin')
  expect(await landing(other, back)).toBe(FAILED)
  expect(await landing(new Browser(services), back)).toBe(FAILED)
  await expectNobody(other)
})

test('an answer that comes after an hour is too late', async () => {
  const browser = new Browser(services)
  const back = await choose(await startAuthorization(browser, 'linkedin'), HANITRA)
  services.clock.advance(3_601)
  expect(await landing(browser, back)).toBe(FAILED)
})

test('an answer to one provider does not serve at the other', async () => {
  const browser = new Browser(services)
  const back = await choose(await startAuthorization(browser, 'linkedin'), HANITRA)
  expect(await landing(browser, back.replace('/linkedin/', '/google/'))).toBe(FAILED)
})

test('whatever comes back is a redirection, never an error of the server', async () => {
  const hostile = [
    '',
    '?',
    '?code=&state=',
    '?code=a&code=b&state=c&state=d',
    '?error=server_error&error_description=%3Cscript%3E',
    '?state=%00%E0%A4',
    '?iss=https%3A%2F%2Fevil.test&code=x&state=y',
    `?code=${'x'.repeat(5_000)}`,
  ]
  for (const query of hostile) {
    const browser = new Browser(services)
    const state = new URL(await startAuthorization(browser, 'linkedin')).searchParams.get('state') ?? ''
    const path = `/api/auth/oauth/v2/linkedin/callback${query.replace('state=y', `state=${state}`)}`
    expect(await landing(browser, path)).toBe(FAILED)
  }
})

test('a refusal stands in the audit log, without what the provider sent', async () => {
  const before = await services.db.$count(auditLog)
  await signInBy(new Browser(services), 'linkedin', null)
  const lines = await services.db.select().from(auditLog).orderBy(auditLog.id).offset(before)
  expect(lines).toMatchObject([{ action: 'accounts.social-refused', actor_id: null }])
  expect(lines[0]?.details).toEqual({
    provider: 'linkedin',
    reason: 'AuthorizationResponseError OAUTH_AUTHORIZATION_RESPONSE_ERROR access_denied',
  })
})

test('leaving and coming back are limited', async () => {
  const browser = new Browser(services, '10.0.0.9')
  for (let turn = 0; turn < 20; turn += 1) await startAuthorization(browser, 'linkedin')
  const refused = await browser.get('/api/auth/oauth/v2/linkedin/login')
  expect([refused.status, refused.headers['x-ratelimit-limit']]).toEqual([429, '20'])
  for (let turn = 0; turn < 22; turn += 1)
    expect(await landing(browser, '/api/auth/oauth/v2/linkedin/callback')).toBe(FAILED)
})

test('a link that fails leads back to the settings', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const settings = '/dashboard/parametres/securite?lien=erreur'
  expect(await signInBy(browser, 'google', HANITRA, '?intent=link')).toBe(settings)
  expect(await signInBy(browser, 'linkedin', null, '?intent=link')).toBe(settings)
  expect(await services.db.select().from(socialAccounts).where(eq(socialAccounts.user_id, user.id))).toEqual(
    [],
  )
})

test('a provider that is away is a message or a redirection', async () => {
  const browser = new Browser(services)
  const back = await choose(await startAuthorization(browser, 'linkedin'), HANITRA)
  await providers.close()
  expect(await landing(browser, back)).toBe(FAILED)
  const followed = await landing(new Browser(lost), '/api/auth/oauth/v2/google/login?to=%2Foffres')
  expect(followed).toBe(`${FAILED}&to=%2Foffres`)
  const refused = await new Browser(lost).get('/api/auth/oauth/v2/google/login')
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "Une erreur s'est produite lors. Veuilleuz réessayer ultérieurement.",
  ])
})
