import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { deletionDay } from './deactivation.ts'
import { reactivatedMail } from './mails/security.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

type Closable = Pick<User, 'is_active' | 'deactivated_at' | 'deletion_requested_at' | 'deleted_at'>

/** Whether the owner closed the account and can still open it again. */
export function canReactivate(user: Closable, now: Date): boolean {
  if (user.is_active || user.deleted_at) return false
  const { deletion_requested_at: asked } = user
  if (asked) return now < deletionDay(asked)
  return user.deactivated_at !== null
}

/** Every way of signing in refuses people who are suspended or deleted. */
export function canSignIn(user: Closable, now: Date): boolean {
  return user.is_active || canReactivate(user, now)
}

/** Opens an account again that its owner had closed; signing in does that. */
export async function reactivateAccount(unit: Unit, user: User) {
  await unit.db
    .update(users)
    .set({ is_active: true, deactivated_at: null, deletion_requested_at: null })
    // The account may have been deleted a moment ago, and an empty one must not be opened.
    .where(and(eq(users.id, user.id), isNull(users.deleted_at)))
  await audit(unit, {
    action: 'accounts.reopened',
    subject: `user:${user.id}`,
    details: { deletion_was_asked: user.deletion_requested_at !== null },
  })
  await enqueueMail(unit, reactivatedMail(unit.env, user, unit.now))
}
