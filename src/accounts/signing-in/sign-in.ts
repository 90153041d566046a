import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, tooMany } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { clearAttempts, countAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { verifyPassword } from '../passwords.ts'
import { canSignIn } from '../reactivation.ts'
import { findUserByEmail, type User } from '../users.ts'

const REFUSED = 'Ces identifiants ne correspondent pas à nos enregistrements.'
const LIMIT = 5
const WINDOW_SECONDS = 60

/**
 * The person behind an address and a password.
 * @throws HttpError 422 on `email`, alike for a wrong password and an unknown address; 429 at the sixth failure of a
 * minute for this address and IP
 */
export async function signIn(
  services: Services,
  credentials: { email: string; password: string },
  ip: string,
): Promise<User> {
  const now = services.clock.now()
  const key = keyOf(credentials.email, ip)
  const { left, wait } = await countAttempt(services.db, key, LIMIT, WINDOW_SECONDS, now)
  if (left < 0) throw throttled(wait)
  const user = await findUserByEmail(services.db, credentials.email)
  const matches = await verifyPassword(user?.password_hash, credentials.password)
  if (!user || !matches || !canSignIn(user, now)) {
    const refusal = { action: 'accounts.sign-in-refused', subject: `user:${user?.id ?? 0}` }
    await inTransaction(services, user, (unit) => audit(unit, refusal))
    throw invalid({ email: [REFUSED] })
  }
  await clearAttempts(services.db, key)
  return user
}

/** Forgets the failures from this IP, once the person proved another way whose account it is. */
export function clearSignInAttempts(database: Database, email: string, ip: string) {
  return clearAttempts(database, keyOf(email, ip))
}

function keyOf(email: string, ip: string): string {
  return `sign-in:${email}:${ip}`
}

function throttled(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait))
  return tooMany(wait, LIMIT, {
    email: [`Trop de tentatives de connexion. Veuillez réessayer dans ${seconds} secondes.`],
  })
}
