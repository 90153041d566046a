import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { isLoopback } from './loopback.ts'

/** Another site that vouches for people by OpenID Connect. */
export interface OpenIdSite {
  issuer: string
  client_id: string
  client_secret: string
  /** Whether it takes a PKCE challenge. */
  pkce: boolean
  /** Whether its ID tokens repeat the nonce. */
  nonce: boolean
}

/** What must be kept between leaving for the site and coming back. */
export interface OpenIdAttempt {
  state: string
  code_verifier: string
  nonce: string | null
}

const TIMEOUT_SECONDS = 10
const SCOPE = 'openid profile email'

/** Asks the site for its addresses and keys. @throws when it is away or is not who it should be */
export function discoverSite(site: OpenIdSite): Promise<Configuration> {
  const plain = site.issuer.startsWith('http:') && isLoopback(site.issuer)
  const { client_id, client_secret, issuer } = site
  return discovery(
    new URL(issuer),
    client_id,
    { client_secret, id_token_signed_response_alg: 'RS256' },
    ClientSecretPost(client_secret),
    {
      timeout: TIMEOUT_SECONDS,
      // The token's signature is checked too, because the connection that it came by does not prove who made it.
      execute: [enableNonRepudiationChecks, ...(plain ? [allowInsecureRequests] : [])],
    },
  )
}

/** The address to leave for, and what to keep until the browser is back at `redirect_uri`. */
export async function authorizationUrl(configuration: Configuration, site: OpenIdSite, redirect_uri: string) {
  const attempt: OpenIdAttempt = {
    state: randomState(),
    code_verifier: randomPKCECodeVerifier(),
    nonce: site.nonce ? randomNonce() : null,
  }
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri,
    scope: SCOPE,
    state: attempt.state,
    ...(attempt.nonce && { nonce: attempt.nonce }),
    ...(site.pkce && {
      code_challenge: await calculatePKCECodeChallenge(attempt.code_verifier),
      code_challenge_method: 'S256',
    }),
  })
  return { url: url.href, attempt }
}

/**
 * What the site says of the person, its ID token verified.
 * @param url the address at which the browser came back, with its query
 * @throws when the site refused, the state, nonce or signature is wrong, or the site is away
 */
export async function exchangeCode(
  configuration: Configuration,
  site: OpenIdSite,
  url: URL,
  attempt: OpenIdAttempt,
): Promise<Record<string, unknown> & { sub: string }> {
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: attempt.state,
    idTokenExpected: true,
    ...(attempt.nonce && { expectedNonce: attempt.nonce }),
    ...(site.pkce && { pkceCodeVerifier: attempt.code_verifier }),
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('no ID token')
  if (claims.email) return claims
  return { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
}
