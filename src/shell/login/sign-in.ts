import type { QueryClient } from '@tanstack/react-query'
import type { SocialProvider } from '#src/accounts/shared/providers.ts'
import type { csrfCookie, login } from '#src/accounts/signing-in/contract.ts'
import type { passChallenge } from '#src/accounts/two-factor/contract.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import { call } from '../api/api.ts'
import { isOfVisit } from '../api/refresh.ts'
import { notifyTabs } from '../session/browser-tabs.ts'
import { loadSession } from '../session/session.ts'
import { welcome } from '../session/welcome.ts'

export interface Credentials {
  email: string
  password: string
  remember: boolean
  /** Links the account of this site that waits in this browser. */
  link?: SocialProvider
}

/** The code that a sign-in may wait for: of an authenticator, or mailed. */
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
  await begin(client, reopened)
  return 'signed-in'
}

/** Ends a sign-in by a code of the authenticator or a recovery code. Rejects with ApiError. */
export async function signInWithCode(
  client: QueryClient,
  given: { code: string } | { recovery_code: string },
): Promise<void> {
  const { reopened } = await call<typeof passChallenge>('POST /two-factor-challenge', { body: given })
  await begin(client, reopened)
}

/** Loads the user and the abilities; what was read as a guest is read again, what is on the screen at once. */
export async function begin(client: QueryClient, reopened = false): Promise<void> {
  const user = await loadSession(client, true)
  notifyTabs('in')
  if (user && reopened)
    toast.success({ title: `Bon retour ${user.first_name}`, text: 'Votre compte est de nouveau actif.' })
  else if (user) welcome(user.first_name)
  void client.invalidateQueries({ predicate: isOfVisit })
}
