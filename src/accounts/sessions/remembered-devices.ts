import { and, eq, exists, gt } from 'drizzle-orm'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY_SECONDS, SECOND } from '#src/shared/durations.ts'
import { rememberTokens, sessions, users } from '../tables.ts'
import type { Visitor } from './sessions.ts'

export const REMEMBER_SECONDS = 400 * DAY_SECONDS

/** Remembers this device, and returns the value of its remember-me cookie. */
export async function rememberDevice({ db, now }: Unit, user_id: number, visitor: Visitor) {
  const token = newToken()
  const token_hash = hashToken(token)
  const expires_at = after(now, REMEMBER_SECONDS * SECOND)
  await db.insert(rememberTokens).values({
    token_hash,
    user_id,
    ip: visitor.ip,
    user_agent: visitor.user_agent.slice(0, 300),
    created_at: now,
    expires_at,
  })
  return { token, token_hash }
}

/** Finds the person whom this device remembers, and records where it came back from; null for an unknown device. */
export async function resumeDevice({ db, clock }: Services, token: string, visitor: Visitor) {
  const now = clock.now()
  const active = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, rememberTokens.user_id), eq(users.is_active, true)))
  const [row] = await db
    .update(rememberTokens)
    .set({ last_used_at: now, ip: visitor.ip, user_agent: visitor.user_agent.slice(0, 300) })
    .where(
      and(
        eq(rememberTokens.token_hash, hashToken(token)),
        gt(rememberTokens.expires_at, now),
        exists(active),
      ),
    )
    .returning({ user_id: rememberTokens.user_id, token_hash: rememberTokens.token_hash })
  return row ?? null
}

/** Gives a remembered device a new value, which makes its old cookie useless. */
export async function renewRemembered({ db }: Unit, token_hash: string) {
  const token = newToken()
  const renewed = hashToken(token)
  const rows = await db
    .update(rememberTokens)
    .set({ token_hash: renewed })
    .where(eq(rememberTokens.token_hash, token_hash))
    .returning({ token_hash: rememberTokens.token_hash })
  if (rows.length === 0) return null
  await db.update(sessions).set({ remember_hash: renewed }).where(eq(sessions.remember_hash, token_hash))
  return { token, token_hash: renewed }
}

/** Ends this remembered device and the sessions that it opened. */
export async function forgetDevice({ db }: Unit, token: string) {
  const token_hash = hashToken(token)
  await db.delete(sessions).where(eq(sessions.remember_hash, token_hash))
  await db.delete(rememberTokens).where(eq(rememberTokens.token_hash, token_hash))
}
