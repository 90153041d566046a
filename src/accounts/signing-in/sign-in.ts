import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Network } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { verifyPassword } from '../passwords.ts'
import { canSignIn } from '../reactivation.ts'
import { isTrustedDevice } from '../sessions/trusted-devices.ts'
import { findUserByEmail, type User } from '../users.ts'
import { allowSignIn, forgiveSignIn, giveSignInBack } from './limits.ts'

const REFUSED = 'Ces identifiants ne correspondent pas à nos enregistrements.'

/**
 * Finds the person by address and password, tried from `network` in the browser of `device`.
 * @throws HttpError 422 on `email`, alike for a wrong password and an unknown address; 429 as `allowSignIn`; 503 when
 * too many sign in
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  { network, device }: { network: Network; device: string | null },
): Promise<User> {
  const { db } = services
  const now = services.clock.now()
  const attempt = { email, network, isKnownDevice: await isTrustedDevice(db, email, device, now) }
  await allowSignIn(db, attempt, now)
  const user = await findUserByEmail(db, email)
  const matches = await verifyPassword(user?.password_hash, password).catch(async (error: unknown) => {
    await giveSignInBack(db, attempt)
    throw error
  })
  if (!user || !matches || !canSignIn(user, now)) {
    const refusal = { action: 'accounts.sign-in-refused', subject: `user:${user?.id ?? 0}` }
    await inTransaction(services, user, (unit) => audit(unit, refusal))
    throw invalid({ email: [REFUSED] })
  }
  await forgiveSignIn(db, attempt)
  return user
}
