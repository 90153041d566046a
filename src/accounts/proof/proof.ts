import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, tooMany } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { clearAttempts, countAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY_SECONDS, MINUTE } from '#src/shared/durations.ts'
import { checkPassword } from '../passwords.ts'
import type { Session } from '../sessions/sessions.ts'
import { rememberTokens, users } from '../tables.ts'
import type { User } from '../users.ts'
import { stepOfCode } from './one-time-codes.ts'

const FRESH_MS = 15 * MINUTE
const MINUTE_SECONDS = 60

/** What a person shows again before touching the locks of the account. */
export interface Proof {
  password?: string | null | undefined
  code?: string | null | undefined
}

/** Who asks, from which session. */
export interface Asker {
  user: User
  session: Session
}

/** The person signed in a moment ago; a remembered device that came back by its cookie proved nothing. */
export async function isFresh(database: Database, session: Session, now: Date): Promise<boolean> {
  const since = after(now, -FRESH_MS)
  if (session.created_at <= since) return false
  if (!session.remember_hash) return true
  const [device] = await database
    .select({ created_at: rememberTokens.created_at })
    .from(rememberTokens)
    .where(eq(rememberTokens.token_hash, session.remember_hash))
  return device !== undefined && device.created_at > since
}

/**
 * Lets through who signed in a moment ago, or shows the password or a code again.
 * @throws HttpError 422 on `proof` when nothing is shown, on `password` or `code` when it is wrong; 429
 */
export async function askProof(services: Services, { user, session }: Asker, proof: Proof) {
  if (proof.password) return provePassword(services, user, proof.password, 'password')
  if (proof.code) return proveCode(services, user, proof.code)
  if (await isFresh(services.db, session, services.clock.now())) return
  throw invalid({ proof: ['Confirmez que c’est bien vous.'] })
}

/** @throws HttpError 422 on `field` for another password, 429 at the sixth of a minute */
export async function provePassword(
  services: Services,
  user: User,
  password: string,
  field: 'password' | 'current_password',
) {
  const key = `prove-password:${user.id}`
  await limit(services, key, 5, MINUTE_SECONDS, field)
  if (!(await checkPassword(user.password_hash, password))) {
    await refuse(services, user, 'accounts.password-refused')
    throw invalid({ [field]: ['Ce mot de passe n’est pas le bon.'] })
  }
  await clearAttempts(services.db, key)
}

/**
 * Takes a code of the person's authenticator; it serves once.
 * @throws HttpError 422 on `code`; 429 at the sixth attempt of a minute or the fifty-first of a day
 */
export async function proveCode(services: Services, user: User, code: string) {
  await limitCodes(services, user, 'code')
  const step =
    user.two_factor_secret && user.two_factor_confirmed_at
      ? stepOfCode(services.env, user.two_factor_secret, code, services.clock.now())
      : null
  if (step === null || !(await takeStep(services.db, user, step))) {
    await refuse(services, user, 'accounts.code-refused')
    throw wrongCode()
  }
  await clearCodeLimits(services.db, user)
}

export function wrongCode() {
  return invalid({
    code: [
      'Ce code n’est pas le bon, ou il a déjà servi. Saisissez celui que l’application montre maintenant.',
    ],
  })
}

/** Codes are guessed in a million tries: few a minute, few a day. */
export async function limitCodes(services: Services, user: User, field: 'code' | 'recovery_code') {
  await limit(services, `code:${user.id}`, 5, MINUTE_SECONDS, field)
  await limit(services, `code-day:${user.id}`, 50, DAY_SECONDS, field)
}

export async function clearCodeLimits(database: Database, user: User) {
  await clearAttempts(database, `code:${user.id}`)
  await clearAttempts(database, `code-day:${user.id}`)
}

/** Marks a step as used; false when it or a later one already was, whoever asks at the same moment. */
async function takeStep(database: Database, user: User, step: number): Promise<boolean> {
  const unused = or(isNull(users.two_factor_last_step), lt(users.two_factor_last_step, step))
  const rows = await database
    .update(users)
    .set({ two_factor_last_step: step })
    .where(and(eq(users.id, user.id), unused))
    .returning({ id: users.id })
  return rows.length > 0
}

export async function refuse(services: Services, user: User, action: string) {
  await inTransaction(services, user, (unit) => audit(unit, { action, subject: `user:${user.id}` }))
}

async function limit(services: Services, key: string, most: number, seconds: number, field: string) {
  const { left, wait } = await countAttempt(services.db, key, most, seconds, services.clock.now())
  if (left >= 0) return
  throw tooMany(wait, most, { [field]: [`Trop de tentatives. Veuillez réessayer dans ${waitWords(wait)}.`] })
}

function waitWords(wait: number): string {
  const seconds = Math.max(1, Math.ceil(wait))
  if (seconds <= 90) return `${seconds} seconde${seconds > 1 ? 's' : ''}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} heures`
}
