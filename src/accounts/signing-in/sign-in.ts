import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, tooMany } from '#src/platform/errors.ts'
import { clearAttempts, countAttempt } from '#src/platform/throttle.ts'
import { isShutOut } from '../closing.ts'
import { checkPassword } from '../passwords.ts'
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
  database: Database,
  credentials: { email: string; password: string },
  context: { ip: string; now: Date },
): Promise<User> {
  const key = keyOf(credentials.email, context.ip)
  const { left, wait } = await countAttempt(database, key, LIMIT, WINDOW_SECONDS, context.now)
  if (left < 0) throw throttled(wait)
  const user = await findUserByEmail(database, credentials.email)
  const matches = await checkPassword(user?.password_hash, credentials.password)
  const at = context.now
  if (!user || !matches || isShutOut(user, at)) {
    await auditIn(database, {
      at,
      actor_id: user?.id ?? null,
      action: 'accounts.sign-in-refused',
      subject: `user:${user?.id ?? 0}`,
    })
    throw invalid({ email: [REFUSED] })
  }
  await clearAttempts(database, key)
  return user
}

/** Forgets the failures from this IP, once the person proved another way whose account it is. */
export function forgiveFailures(database: Database, email: string, ip: string) {
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
