import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import type { Session } from '../sessions/sessions.ts'
import { rememberTokens } from '../tables.ts'
import type { AuthenticatedUser } from './authenticated-user.ts'
import { confirmCode, confirmPassword } from './factors.ts'

const RECENT_MS = 15 * MINUTE

/** What a person shows again before touching the locks of the account. */
export interface Credentials {
  password?: string | null | undefined
  code?: string | null | undefined
}

/** The person signed in a moment ago; a remembered device that came back by its cookie proved nothing. */
export async function isRecentlyAuthenticated(
  database: Database,
  session: Session,
  now: Date,
): Promise<boolean> {
  const since = after(now, -RECENT_MS)
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
export async function requireRecentAuthentication(
  services: Services,
  { user, session }: AuthenticatedUser,
  { password, code }: Credentials,
) {
  if (password) return confirmPassword(services, user, password, 'password')
  if (code) return confirmCode(services, user, code)
  if (await isRecentlyAuthenticated(services.db, session, services.clock.now())) return
  throw invalid({ proof: ['Confirmez que c’est bien vous.'] })
}

/**
 * Asks who is at the keyboard before what cannot be undone, however lately they signed in: always the password of who
 * has one; of the others a code, or a sign-in of the last quarter of an hour.
 * @throws HttpError 422 on `password`, `code` or `proof`; 429
 */
export async function requireReauthentication(
  services: Services,
  authenticated: AuthenticatedUser,
  { password, code }: Credentials,
) {
  const { user } = authenticated
  if (user.password_hash === null) return requireRecentAuthentication(services, authenticated, { code })
  if (!password) throw invalid({ password: [MESSAGES.password_required] })
  await confirmPassword(services, user, password, 'password')
}
