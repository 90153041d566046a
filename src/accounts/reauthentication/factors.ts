import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, tooMany } from '#src/platform/errors.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { clearAttempts, clearSlowing, countAttempt, slowDown } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS, waitWords } from '#src/shared/durations.ts'
import { verifyPassword } from '../passwords.ts'
import type { Session } from '../sessions/sessions.ts'
import { users } from '../tables.ts'
import type { User } from '../users.ts'
import { stepOfCode } from './one-time-codes.ts'

const MINUTE_SECONDS = 60

/** @throws HttpError 422 on `field` for another password, 429 at the sixth of a minute */
export async function confirmPassword(
  services: Services,
  user: User,
  password: string,
  field: 'password' | 'current_password',
) {
  const key = `prove-password:${user.id}`
  await limit(services, key, 5, MINUTE_SECONDS, field)
  if (!(await verifyPassword(user.password_hash, password))) {
    await recordRefusal(services, user, 'accounts.password-refused')
    throw invalid({ [field]: ['Ce mot de passe n’est pas le bon.'] })
  }
  await clearAttempts(services.db, key)
}

/** Where a code is tried. A browser that opened the account before has a count of its own, so that strangers cannot lock its owner out. */
export interface CodeSource {
  key: string
  isTrusted: boolean
}

export const signedInSource = ({ id }: Session): CodeSource => ({ key: hashToken(id), isTrusted: true })

/**
 * Takes a code of the person's authenticator; it serves once.
 * @throws HttpError 422 on `code`; 429 as `limitCodes`
 */
export async function confirmCode(services: Services, user: User, code: string, source: CodeSource) {
  await limitCodes(services, user, source, 'code')
  const step =
    user.two_factor_secret && user.two_factor_confirmed_at
      ? stepOfCode(services.env, user.two_factor_secret, code, services.clock.now())
      : null
  if (step === null || !(await takeStep(services.db, user, step))) {
    await recordRefusal(services, user, 'accounts.code-refused')
    throw wrongCode()
  }
  await clearCodeLimits(services.db, user, source)
}

export function wrongCode() {
  return invalid({
    code: [
      'Ce code n’est pas le bon, ou il a déjà servi. Saisissez celui que l’application montre maintenant.',
    ],
  })
}

/**
 * Codes are guessed in a million tries: few a minute, few a day from one browser, and slower and slower for an account
 * from those that never opened it.
 * @throws HttpError 429 on `field` at the sixth of a minute, the fifty-first of a day, or too soon after others
 */
export async function limitCodes(
  services: Services,
  user: User,
  { key, isTrusted }: CodeSource,
  field: 'code' | 'recovery_code',
) {
  await limit(services, `code:${user.id}:${key}`, 5, MINUTE_SECONDS, field)
  await limit(services, `code-day:${user.id}:${key}`, 50, DAY_SECONDS, field)
  if (isTrusted) return
  const wait = await slowDown(services.db, keyOfAll(user), STRANGERS, services.clock.now())
  if (wait > 0) throw tooManyOn(field, wait, STRANGERS.free)
}

const STRANGERS = { free: 20, most: 900 }
const keyOfAll = ({ id }: Pick<User, 'id'>) => `codes:${id}`

/** A right code clears the wrong ones before it: those of a known browser only there, those of another one everywhere. */
export async function clearCodeLimits(
  database: Database,
  user: Pick<User, 'id'>,
  { key, isTrusted }: CodeSource,
) {
  await clearAttempts(database, `code:${user.id}:${key}`)
  await clearAttempts(database, `code-day:${user.id}:${key}`)
  if (!isTrusted) await forgiveStrangers(database, user)
}

/** Clears the limits that strangers have used up, once the owner has proved the mailbox. */
export function forgiveStrangers(database: Database, user: Pick<User, 'id'>) {
  return clearSlowing(database, keyOfAll(user))
}

/** Marks a step as used; false when it or a later one was used already, even at the same moment. */
async function takeStep(database: Database, user: User, step: number): Promise<boolean> {
  const unused = or(isNull(users.two_factor_last_step), lt(users.two_factor_last_step, step))
  const rows = await database
    .update(users)
    .set({ two_factor_last_step: step })
    .where(and(eq(users.id, user.id), unused))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Writes a wrong password or code to the audit log. */
export async function recordRefusal(services: Services, user: User, action: string) {
  await inTransaction(services, user, (unit) => audit(unit, { action, subject: `user:${user.id}` }))
}

async function limit(services: Services, key: string, most: number, seconds: number, field: string) {
  const { left, wait } = await countAttempt(services.db, key, most, seconds, services.clock.now())
  if (left >= 0) return
  throw tooManyOn(field, wait, most)
}

function tooManyOn(field: string, wait: number, most: number) {
  return tooMany(wait, most, { [field]: [`Trop de tentatives. Veuillez réessayer dans ${waitWords(wait)}.`] })
}
