import { and, eq, exists, gt } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { rememberTokens, sessions, users } from '../tables.ts'
import { hashOpaque, opaque, type Visitor } from './sessions.ts'

export const REMEMBER_SECONDS = 400 * 86_400

/** A value for the remember-me cookie of this device. */
export async function rememberDevice(database: Database, user_id: number, visitor: Visitor, now: Date) {
  const token = opaque()
  const token_hash = hashOpaque(token)
  const expires_at = new Date(now.getTime() + REMEMBER_SECONDS * 1000)
  await database.insert(rememberTokens).values({
    token_hash,
    user_id,
    ip: visitor.ip,
    user_agent: visitor.user_agent.slice(0, 300),
    created_at: now,
    expires_at,
  })
  return { token, token_hash }
}

/** The person whom this device remembers, or null; it came back from where `visitor` tells. */
export async function findRemembered(database: Database, token: string, visitor: Visitor, now: Date) {
  const active = database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, rememberTokens.user_id), eq(users.is_active, true)))
  const [row] = await database
    .update(rememberTokens)
    .set({ last_used_at: now, ip: visitor.ip, user_agent: visitor.user_agent.slice(0, 300) })
    .where(
      and(
        eq(rememberTokens.token_hash, hashOpaque(token)),
        gt(rememberTokens.expires_at, now),
        exists(active),
      ),
    )
    .returning({ user_id: rememberTokens.user_id, token_hash: rememberTokens.token_hash })
  return row ?? null
}

/** The same remembered device under a new value: its old cookie is dead. */
export async function renewRemembered(database: Database, token_hash: string) {
  const token = opaque()
  const renewed = hashOpaque(token)
  const rows = await database
    .update(rememberTokens)
    .set({ token_hash: renewed })
    .where(eq(rememberTokens.token_hash, token_hash))
    .returning({ token_hash: rememberTokens.token_hash })
  if (rows.length === 0) return null
  await database
    .update(sessions)
    .set({ remember_hash: renewed })
    .where(eq(sessions.remember_hash, token_hash))
  return { token, token_hash: renewed }
}

/** This device's cookie and what it opened are worth nothing any more. */
export async function forgetDevice(database: Database, token: string) {
  const token_hash = hashOpaque(token)
  await database.delete(rememberTokens).where(eq(rememberTokens.token_hash, token_hash))
  await database.delete(sessions).where(eq(sessions.remember_hash, token_hash))
}
