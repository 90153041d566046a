import { generateKeyPairSync } from 'node:crypto'
import Fastify from 'fastify'
import formBody from 'qs'
import { mountProvider } from '#development/openid/mount.ts'
import type { Person } from '#development/openid/provider.ts'
import { freePort } from '../../scripts/free-port.ts'
import type { Browser } from '../browser.ts'

const APP = 'http://localhost:3000'
const OAUTH = '/api/auth/oauth/v2'
const CLIENT = { client_id: 'asafidy-test', client_secret: 'the-secret-of-the-tests' }

export type ProviderName = 'google' | 'linkedin'

export const HANITRA: Person = {
  first_name: 'Hanitra',
  last_name: 'Rasoanaivo',
  email: 'hanitra@exemple.test',
  email_verified: true,
}

/** A server of its own with both OpenID providers; `env` makes a server sign in there. */
export async function openProviders(options: { foreignKeys?: boolean } = {}) {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const app = Fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, formBody.parse(String(text))),
  )
  for (const name of ['google', 'linkedin'] as const) {
    const redirect_uri = `${APP}${OAUTH}/${name}/callback`
    mountProvider(app, name, { issuer: `${base}/${name}`, client: { ...CLIENT, redirect_uri } })
  }
  // The keys are somebody else's, so the provider's signature does not hold.
  if (options.foreignKeys) app.get('/google/jwks', async () => ({ keys: [foreignKey()] }))
  await app.listen({ port, host: '127.0.0.1' })
  return { env: envOf(base), close: () => app.close() }
}

function envOf(base: string) {
  const { client_id, client_secret } = CLIENT
  return {
    GOOGLE_CLIENT_ID: client_id,
    GOOGLE_CLIENT_SECRET: client_secret,
    GOOGLE_ISSUER: `${base}/google`,
    LINKEDIN_CLIENT_ID: client_id,
    LINKEDIN_CLIENT_SECRET: client_secret,
    LINKEDIN_ISSUER: `${base}/linkedin`,
  }
}

function foreignKey() {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...publicKey.export({ format: 'jwk' }), kid: 'development', alg: 'RS256', use: 'sig' }
}

/** Leaves this browser for the provider. @returns the address that it was sent to */
export async function startAuthorization(browser: Browser, name: ProviderName, search = ''): Promise<string> {
  const answer = await browser.get(`${OAUTH}/${name}/login${search}`)
  if (answer.status !== 200) throw new Error(`leaving answered ${answer.status}`)
  return answer.body.url
}

/**
 * Walks through the provider's pages as this person, or refuses there.
 * @returns the path at which the browser comes back
 */
export async function choose(address: string, person: Person | null): Promise<string> {
  const jar = new Map<string, string>()
  let url = address
  let body: URLSearchParams | undefined
  for (let step = 0; step < 8; step += 1) {
    if (url.startsWith(APP)) return url.slice(APP.length)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const next = answer.headers.get('location')
    body = next ? undefined : formOf(person)
    if (!next && answer.status !== 200) throw new Error(`the provider answered ${answer.status}`)
    url = next ? new URL(next, url).href : url
  }
  throw new Error('the provider never sent the browser back')
}

function formOf(person: Person | null): URLSearchParams {
  if (!person) return new URLSearchParams({ person: 'nobody' })
  const { email_verified, ...others } = person
  return new URLSearchParams({ person: 'other', ...others, ...(email_verified && { email_verified: '1' }) })
}

/** Signs in by the provider in this browser. @returns the path where it is led */
export async function signInBy(
  browser: Browser,
  name: ProviderName,
  person: Person | null,
  search = '',
): Promise<string> {
  const back = await choose(await startAuthorization(browser, name, search), person)
  return landing(browser, back)
}

/** Brings the browser back at this path, which always redirects. @returns the path where it is led */
export async function landing(browser: Browser, path: string): Promise<string> {
  const answer = await browser.get(path, { accept: 'text/html' })
  if (answer.status !== 302) throw new Error(`coming back answered ${answer.status}`)
  return String(answer.headers.location)
}
