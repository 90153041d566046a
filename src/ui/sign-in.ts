import type { QueryClient } from '@tanstack/react-query'
import type { csrfCookie, login } from '#src/accounts/contract.ts'
import { call } from './api.ts'
import { loadSession } from './session.ts'
import { tellTabs } from './session-tabs.ts'
import { welcome } from './welcome.ts'

export interface Credentials {
  email: string
  password: string
  remember: boolean
  /** Links the account of this site that waits in this browser. */
  link?: 'google' | 'linkedin'
}

/** Signs in, then loads the user and the abilities; what was read as a guest is read again. Rejects with ApiError. */
export async function signIn(client: QueryClient, { email, ...others }: Credentials): Promise<void> {
  await call<typeof csrfCookie>('GET /sanctum/csrf-cookie').catch(() => undefined)
  await call<typeof login>('POST /login', { body: { email: email.trim(), ...others } })
  await begin(client)
}

/** Loads the user and the abilities; what was read as a guest is read again. */
export async function begin(client: QueryClient): Promise<void> {
  const user = await loadSession(client, true)
  tellTabs('in')
  if (user) welcome(user.first_name)
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'user' && queryKey[0] !== 'abilities',
    refetchType: 'none',
  })
}
