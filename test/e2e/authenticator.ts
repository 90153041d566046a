import type { APIRequestContext } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** What an authenticator holds, and the half minute of the last code that it showed. */
export interface Authenticator {
  secret: string
  step: number
}

/**
 * The code that the server will take now from this secret: each serves once, and that of the next half minute is taken
 * early. @throws Error for a third one within half a minute, which would have to wait
 */
export function nextCode(authenticator: Authenticator): string {
  const now = Math.floor(Date.now() / STEP_MS)
  const step = Math.max(authenticator.step + 1, now)
  if (step > now + 1) throw new Error('a third code within half a minute')
  authenticator.step = step
  return new TOTP({ secret: Secret.fromBase32(authenticator.secret) }).generate({ timestamp: step * STEP_MS })
}

/** Sets the codes up after the administrator's password, because nothing else opens without them. */
export async function setUpAdminCodes(person: APIRequestContext, headers: Record<string, string>) {
  const started = await (await person.post('/api/user/two-factor', { data: {}, headers })).json()
  const code = nextCode({ secret: started.data.secret as string, step: 0 })
  return person.put('/api/user/two-factor', { data: { code }, headers })
}
