import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { signOutEverywhere } from './sign-out.ts'
import { requireOtherSuperAdmin } from './super-admins.ts'
import { users } from './tables.ts'
import { lockUser } from './users.ts'

/** A person who asks for deletion can come back for this long, because many do it in anger or by mistake. */
export const DELETION_DELAY_DAYS = 30

export function deletionDay(requested: Date): Date {
  return after(requested, DELETION_DELAY_DAYS * DAY)
}

/** Closes an account until its owner signs in again: it is signed out everywhere, hidden, and sent no mails. @throws HttpError 409 for the last super-administrator */
export async function deactivateAccount(unit: Unit, userId: number) {
  await close(unit, userId, { deactivated_at: unit.now }, 'accounts.deactivated')
}

/** Closes an account as `deactivateAccount` does, and marks it for deletion after the delay. */
export async function scheduleDeletion(unit: Unit, userId: number) {
  const dates = { deactivated_at: unit.now, deletion_requested_at: unit.now }
  await close(unit, userId, dates, 'accounts.deletion-requested')
}

async function close(
  unit: Unit,
  userId: number,
  dates: { deactivated_at: Date; deletion_requested_at?: Date },
  action: string,
) {
  const { db } = unit
  const user = await lockUser(db, userId)
  if (user) await requireOtherSuperAdmin(db, user, unit.now)
  await db
    .update(users)
    .set({ is_active: false, ...dates })
    .where(eq(users.id, userId))
  await signOutEverywhere(unit, userId)
  await audit(unit, { action, subject: `user:${userId}` })
  await announce(unit, { user_id: userId, what: 'user' })
}
