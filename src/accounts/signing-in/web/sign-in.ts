import type { QueryClient } from '@tanstack/react-query'
import type { SocialProvider } from '#src/accounts/shared/providers.ts'
import type { passChallenge } from '#src/accounts/two-factor/contract.ts'
import { call } from '#src/shell/api/api.ts'
import { beginSession } from '#src/shell/session/begin-session.ts'
import type { csrfCookie, login } from '../contract.ts'

export interface Credentials {
  email: string
  password: string
  remember: boolean
  /** Links the identity of this provider, which waits in this browser. */
  link?: SocialProvider
}

/** The code that a sign-in waits for: one of an authenticator, or a mailed one. */
export type AwaitedCode = 'app' | 'mail'

/** Signs in by password; answers whether the person is in or which code is asked for first. Rejects with ApiError. */
export async function signIn(
  client: QueryClient,
  { email, ...others }: Credentials,
): Promise<'signed-in' | AwaitedCode> {
  await call<typeof csrfCookie>('GET /sanctum/csrf-cookie').catch(() => undefined)
  const { two_factor, reopened, by_mail } = await call<typeof login>('POST /login', {
    body: { email: email.trim(), ...others },
  })
  if (two_factor) return by_mail ? 'mail' : 'app'
  await beginSession(client, reopened)
  return 'signed-in'
}

/** Ends a sign-in by a code of the authenticator or a recovery code. Rejects with ApiError. */
export async function signInWithCode(
  client: QueryClient,
  given: { code: string } | { recovery_code: string },
): Promise<void> {
  const { reopened } = await call<typeof passChallenge>('POST /two-factor-challenge', { body: given })
  await beginSession(client, reopened)
}
