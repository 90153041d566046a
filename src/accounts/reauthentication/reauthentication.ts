import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { forbidden, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import type { Session } from '../sessions/sessions.ts'
import { rememberTokens } from '../tables.ts'
import type { User } from '../users.ts'
import type { AuthenticatedUser } from './authenticated-user.ts'
import { confirmCode, confirmPassword, signedInSource } from './factors.ts'

/** A proof of identity counts as recent for this long. */
export const RECENT_MS = 15 * MINUTE

/** What a person shows again before a sensitive change of the account. */
export interface Credentials {
  password?: string | null | undefined
  code?: string | null | undefined
}

/**
 * The one gate of what opens or empties an account (links, address, codes, copy, deletion, ownership): whoever made it
 * proved to read its mailbox, and its person proved to be there a moment ago, or does so now.
 * @throws HttpError 403 for an address that was never verified, 422 and 429 as `requireRecentAuthentication`
 */
export async function authorizeSensitiveAct(
  services: Services,
  authenticated: AuthenticatedUser,
  credentials: Credentials = {},
) {
  requireVerifiedAddress(authenticated.user)
  await requireRecentAuthentication(services, authenticated, credentials)
}

/**
 * The same before what cannot be undone: who has a password shows it now, however lately they signed in.
 * @throws HttpError 403 as above, 422 and 429 as `requireReauthentication`
 */
export async function authorizeFinalAct(
  services: Services,
  authenticated: AuthenticatedUser,
  credentials: Credentials,
) {
  requireVerifiedAddress(authenticated.user)
  await requireReauthentication(services, authenticated, credentials)
}

/** @throws HttpError 403 for somebody who may have made the account with another's address */
export function requireVerifiedAddress({ email_verified_at }: Pick<User, 'email_verified_at'>) {
  if (!email_verified_at)
    throw forbidden(
      'Vérifiez d’abord votre adresse\u00A0: ouvrez le lien que nous vous avons envoyé, ou demandez-en un autre dans vos paramètres.',
    )
}

/** Whether the person signed in or showed a proof recently. A remembered device that came back by its cookie has proved nothing. */
export async function isRecentlyAuthenticated(
  database: Database,
  session: Session,
  now: Date,
): Promise<boolean> {
  if (findFlow(session, 'proved', now, RECENT_MS)) return true
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
 * Lets through who proved a moment ago to be there, or shows the password or a code now; that is good for a while.
 * @throws HttpError 422 on `proof` when nothing is shown, on `password` or `code` when it is wrong; 429
 */
async function requireRecentAuthentication(
  services: Services,
  { user, session }: AuthenticatedUser,
  { password, code }: Credentials,
) {
  const now = services.clock.now()
  if (password) await confirmPassword(services, user, password, 'password')
  else if (code) await confirmCode(services, user, code, signedInSource(session))
  else if (await isRecentlyAuthenticated(services.db, session, now)) return
  else throw invalid({ proof: ['Confirmez que c’est bien vous.'] })
  await saveFlow(services, session, 'proved', { at: now.toISOString() })
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
