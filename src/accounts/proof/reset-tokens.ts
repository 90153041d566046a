import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { passwordResets } from '../tables.ts'
import type { User } from '../users.ts'

/** The page where its reader chooses a new password, as a path; good for an hour and once, and the one before it is dead. */
export async function createResetPath({ db, now }: Unit, user: Pick<User, 'id'>): Promise<string> {
  const token = newToken()
  await db.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
  await db.insert(passwordResets).values({ token_hash: hashToken(token), user_id: user.id, created_at: now })
  return `/recuperation-mot-de-passe/${user.id}/${token}`
}
