import type { Configuration } from 'openid-client'
import type { Env } from '#src/platform/env.ts'
import { discoverSite, type OpenIdSite } from '#src/platform/openid.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../shared/providers.ts'

/** LinkedIn answers a PKCE challenge with an error and leaves the nonce out of its tokens. */
const PROTOCOL = {
  google: { pkce: true, nonce: true },
  linkedin: { pkce: false, nonce: false },
} as const

/** The client with which this site signs in at its own development providers. */
export const DEVELOPMENT_CLIENT = { client_id: 'asafidy', client_secret: 'for-development-alone' }

export function developmentIssuer(env: Env, provider: SocialProvider): string {
  return `${env.APP_URL}/dev/oidc/${provider}`
}

export function callbackUrl(env: Env, provider: SocialProvider): string {
  return `${env.APP_URL}/api/auth/oauth/v2/${provider}/callback`
}

function credentialsOf(env: Env, provider: SocialProvider) {
  const [client_id, client_secret, issuer] =
    provider === 'google'
      ? [env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER]
      : [env.LINKEDIN_CLIENT_ID, env.LINKEDIN_CLIENT_SECRET, env.LINKEDIN_ISSUER]
  return client_id && client_secret ? { client_id, client_secret, issuer } : null
}

/** Providers without keys can be replaced by a development provider, on a private machine and never in production. */
export function developmentProviders(env: Env): SocialProvider[] {
  if (!env.development || !isProviderInstalled()) return []
  return SOCIAL_PROVIDERS.filter((provider) => !credentialsOf(env, provider))
}

/** The development provider is missing where only the production packages are installed. */
export function isProviderInstalled(): boolean {
  try {
    import.meta.resolve('oidc-provider')
    return true
  } catch {
    return false
  }
}

/** The providers that people can sign in with. Each is asked once for its addresses and keys, and again after a failure. */
export class SocialProviders {
  readonly #sites = new Map<SocialProvider, OpenIdSite & { development: boolean }>()
  readonly #found = new Map<SocialProvider, Promise<Configuration>>()

  constructor(env: Env) {
    const development = developmentProviders(env)
    for (const provider of SOCIAL_PROVIDERS) {
      const stands = development.includes(provider)
      const keys = stands
        ? { ...DEVELOPMENT_CLIENT, issuer: developmentIssuer(env, provider) }
        : credentialsOf(env, provider)
      if (keys) this.#sites.set(provider, { ...keys, ...PROTOCOL[provider], development: stands })
    }
  }

  offered(): { provider: SocialProvider; development: boolean }[] {
    return [...this.#sites].map(([provider, { development }]) => ({ provider, development }))
  }

  siteOf(provider: SocialProvider): OpenIdSite | undefined {
    return this.#sites.get(provider)
  }

  configurationOf(provider: SocialProvider, site: OpenIdSite): Promise<Configuration> {
    const known = this.#found.get(provider)
    if (known) return known
    const asked = discoverSite(site)
    this.#found.set(provider, asked)
    asked.catch(() => this.#found.delete(provider))
    return asked
  }
}
