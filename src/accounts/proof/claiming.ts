import { and, eq, isNull, ne } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { announce } from '#src/platform/live.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { SocialProvider } from '../shared/providers.ts'
import {
  passwordResets,
  pushSubscriptions,
  recoveryCodes,
  rememberTokens,
  sessions,
  socialAccounts,
  trustedDevices,
  users,
} from '../tables.ts'
import type { User } from '../users.ts'

/** What could open an account before its mailbox was proved, and was therefore removed. */
export interface Removed {
  password: boolean
  codes: boolean
  links: SocialProvider[]
  devices: boolean
}

/** What the person showed beside the proof of the mailbox; that much they keep, because they have shown that it is theirs. */
interface Proof {
  /** Whether the password (or the linked account, where there is none) was shown. */
  wayIn: boolean
  /** The session that stays open, with its remembered device. */
  session?: { id: string; remember_hash: string | null } | null
}

/**
 * Gives an account to who reads its mailbox, at the first proof of that: anybody may have made it before, so nothing
 * else that opened it does so any more. Null, and nothing changed, when the address was proved before.
 */
export async function claimAccount(unit: Unit, { id }: User, proof: Proof): Promise<Removed | null> {
  const { db, now } = unit
  const [before] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.email_verified_at)))
    .for('update')
  if (!before) return null
  const password = before.password_hash !== null && !proof.wayIn
  await db
    .update(users)
    .set({
      ...(password && { password_hash: null }),
      email_verified_at: now,
      two_factor_secret: null,
      two_factor_confirmed_at: null,
      two_factor_last_step: null,
    })
    .where(eq(users.id, id))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, id))
  await db.delete(passwordResets).where(eq(passwordResets.user_id, id))
  const links = proof.wayIn && before.password_hash === null ? [] : await dropLinks(unit, id)
  await db.delete(trustedDevices).where(eq(trustedDevices.user_id, id))
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.user_id, id))
  const devices = await dropDevices(unit, id, proof.session ?? null)
  await audit(unit, { actor_id: id, action: 'accounts.address-verified', subject: `user:${id}` })
  await announce(unit, { user_id: id, what: 'user' })
  return { password, codes: before.two_factor_confirmed_at !== null, links, devices }
}

async function dropLinks({ db }: Unit, userId: number): Promise<SocialProvider[]> {
  const rows = await db
    .delete(socialAccounts)
    .where(eq(socialAccounts.user_id, userId))
    .returning({ provider: socialAccounts.provider })
  return rows.map(({ provider }) => provider)
}

async function dropDevices({ db }: Unit, userId: number, session: Proof['session']): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(
      and(eq(sessions.user_id, userId), session ? ne(sessions.id_hash, hashToken(session.id)) : undefined),
    )
    .returning({ at: sessions.created_at })
  const device = session?.remember_hash ? ne(rememberTokens.token_hash, session.remember_hash) : undefined
  const forgotten = await db
    .delete(rememberTokens)
    .where(and(eq(rememberTokens.user_id, userId), device))
    .returning({ at: rememberTokens.created_at })
  return ended.length + forgotten.length > 0
}
