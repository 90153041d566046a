import { eq } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { passwordResets, pushSubscriptions, rememberTokens, sessions } from './tables.ts'

/** Ends every session, remembered device and push subscription of a person, and the links that would let a password be chosen. */
export async function signOutEverywhere({ db }: Unit, userId: number) {
  await db.delete(sessions).where(eq(sessions.user_id, userId))
  await db.delete(rememberTokens).where(eq(rememberTokens.user_id, userId))
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.user_id, userId))
  await db.delete(passwordResets).where(eq(passwordResets.user_id, userId))
}
