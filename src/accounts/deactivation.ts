import { eq } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { announceIn } from '#src/platform/live.ts'
import { passwordResets, rememberTokens, sessions, users } from './tables.ts'

/** How long who asked for its account's deletion can come back. */
export const RETURN_DAYS = 30
const DAY_MS = 86_400_000

/** When an account whose deletion was asked for at `requested` is deleted. */
export function deletionDay(requested: Date): Date {
  return new Date(requested.getTime() + RETURN_DAYS * DAY_MS)
}

/** Closes an account until its owner signs in again: out of every browser, shown and told nothing. */
export async function deactivateAccount(tx: Database, userId: number, now: Date) {
  await close(tx, userId, { deactivated_at: now }, 'accounts.deactivated', now)
}

/** The same, and deleted thirty days later. */
export async function requestDeletion(tx: Database, userId: number, now: Date) {
  const dates = { deactivated_at: now, deletion_requested_at: now }
  await close(tx, userId, dates, 'accounts.deletion-requested', now)
}

async function close(
  tx: Database,
  userId: number,
  dates: { deactivated_at: Date; deletion_requested_at?: Date },
  action: string,
  now: Date,
) {
  await tx
    .update(users)
    .set({ is_active: false, ...dates })
    .where(eq(users.id, userId))
  await tx.delete(sessions).where(eq(sessions.user_id, userId))
  await tx.delete(rememberTokens).where(eq(rememberTokens.user_id, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.user_id, userId))
  await auditIn(tx, { at: now, actor_id: userId, action, subject: `user:${userId}` })
  await announceIn(tx, { user_id: userId, what: 'user' })
}
