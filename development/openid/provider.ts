import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration, Provider } from 'oidc-provider'
import { keptInMemory } from './memory.ts'

/** Somebody that a development provider vouches for. */
export interface Person {
  first_name: string
  last_name: string
  email: string
  email_verified: boolean
}

interface Options {
  issuer: string
  client: { client_id: string; client_secret: string; redirect_uri: string }
  /** Google asks for PKCE; LinkedIn does not know it. */
  pkce: boolean
  /** Returns the address of the page where the person is chosen, by the interaction's id. */
  choice: (uid: string) => string
}

/** A real OpenID provider, whose people are whoever was chosen on its page. */
export interface DevelopmentProvider {
  provider: Provider
  /** Remembers the person and gives its account id, the same each time for one address. */
  admit(person: Person): string
}

/** Made at its first use: its library and keys cost memory that most processes never need. */
export async function makeProvider(options: Options): Promise<DevelopmentProvider> {
  const { default: OpenIdProvider } = await import('oidc-provider')
  const people = new Map<string, Person>()
  const provider = new OpenIdProvider(options.issuer, configure(options, people))
  return {
    provider,
    admit(person) {
      const id = createHash('sha256').update(`${options.issuer} ${person.email}`).digest('hex').slice(0, 21)
      people.set(id, person)
      return id
    },
  }
}

function configure({ client, pkce, choice, issuer }: Options, people: Map<string, Person>): Configuration {
  const { client_id, client_secret, redirect_uri } = client
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    adapter: keptInMemory(),
    clients: [
      {
        client_id,
        client_secret,
        redirect_uris: [redirect_uri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'development', alg: 'RS256', use: 'sig' }],
    },
    cookies: { ...cookiesOf(issuer), keys: [randomBytes(24).toString('base64url')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // As both real ones do: what is known of the person stands in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => pkce },
    expiresWithSession: () => false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => choice(uid) },
    findAccount: (_ctx, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) }
    },
    loadExistingGrant: consentedAlready,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 3_600,
      Session: 3_600,
    },
  }
}

/** The names differ, because two providers at one address must keep their cookies apart. */
function cookiesOf(issuer: string) {
  const { pathname } = new URL(issuer)
  const mark = createHash('sha256').update(issuer).digest('hex').slice(0, 6)
  return {
    names: {
      session: `dev_session_${mark}`,
      interaction: `dev_choice_${mark}`,
      resume: `dev_resume_${mark}`,
    },
    long: { path: pathname, signed: true, httpOnly: true, sameSite: 'lax' as const },
    short: { path: pathname, signed: true, httpOnly: true, sameSite: 'lax' as const },
  }
}

function claimsOf({ first_name, last_name, email, email_verified }: Person) {
  const name = `${first_name} ${last_name}`.trim()
  return { name, given_name: first_name, family_name: last_name, email, email_verified }
}

/** Choosing somebody on the page is the consent. */
const consentedAlready: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { client, account, provider } = oidc
  if (!client || !account) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope('openid profile email')
  await grant.save()
  return grant
}
