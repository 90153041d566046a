import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { invalid, tooMany } from '#src/platform/errors.ts'
import { clearAttempts, countAttempt } from '#src/platform/throttle.ts'
import { checkPassword } from './passwords.ts'
import { hashOpaque, type Session } from './sessions.ts'
import { rememberTokens, sessions } from './tables.ts'
import type { User } from './users.ts'

const LIMIT = 5
const WINDOW_SECONDS = 60
const FRESH_MS = 15 * 60_000
const REQUIRED = 'Votre mot de passe est obligatoire.'
const WRONG = 'Ce mot de passe n’est pas le bon.'
const STALE = 'Pour confirmer que c’est bien vous, déconnectez-vous puis reconnectez-vous, et recommencez.'

/**
 * Asks again who is at the keyboard, before what cannot be undone: the password, or for who has none a sign-in of the
 * last quarter of an hour.
 * @throws HttpError 422 on `password`, 429 at the sixth failure of a minute
 */
export async function proveItsMe(
  database: Database,
  user: Pick<User, 'id' | 'password_hash'>,
  session: Session | null,
  given: { password?: string | null | undefined },
  now: Date,
) {
  if (user.password_hash === null) {
    if (!session || !(await isFreshSignIn(database, session, now))) throw invalid({ password: [STALE] })
    return
  }
  if (!given.password) throw invalid({ password: [REQUIRED] })
  const key = `proof:${user.id}`
  const { left, wait } = await countAttempt(database, key, LIMIT, WINDOW_SECONDS, now)
  if (left < 0) throw tooMany(wait, LIMIT)
  if (!(await checkPassword(user.password_hash, given.password))) throw invalid({ password: [WRONG] })
  await clearAttempts(database, key)
}

/** A session that a remembered device brought back is no sign-in: what counts then is when the device was remembered. */
async function isFreshSignIn(database: Database, session: Session, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - FRESH_MS)
  const [row] = await database
    .select({ id_hash: sessions.id_hash })
    .from(sessions)
    .leftJoin(rememberTokens, eq(rememberTokens.token_hash, sessions.remember_hash))
    .where(
      and(
        eq(sessions.id_hash, hashOpaque(session.id)),
        gt(sessions.created_at, since),
        or(isNull(sessions.remember_hash), gt(rememberTokens.created_at, since)),
      ),
    )
  return row !== undefined
}
