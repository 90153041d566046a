import { and, eq, isNull } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { RETURN_DAYS } from './deactivation.ts'
import { reopenedMail } from './mails/security.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

const DAY = 86_400_000

type Closable = Pick<User, 'is_active' | 'deactivated_at' | 'deletion_requested_at' | 'deleted_at'>

/** The person closed the account itself, and may still come back. */
export function isReopenable(user: Closable, now: Date): boolean {
  if (user.is_active || user.deleted_at) return false
  const { deletion_requested_at: asked } = user
  if (asked) return now.getTime() - asked.getTime() < RETURN_DAYS * DAY
  return user.deactivated_at !== null
}

/** Suspended or gone: no way of signing in lets this person in. */
export function isShutOut(user: Closable, now: Date): boolean {
  return !user.is_active && !isReopenable(user, now)
}

/** Opens again the account that its owner closed, as the owner signs in. */
export async function reopenAccount(services: Services, tx: Database, user: User, now: Date) {
  await tx
    .update(users)
    .set({ is_active: true, deactivated_at: null, deletion_requested_at: null })
    // Deleted meanwhile: nobody comes back to an empty account.
    .where(and(eq(users.id, user.id), isNull(users.deleted_at)))
  await auditIn(tx, {
    at: now,
    actor_id: user.id,
    action: 'accounts.reopened',
    subject: `user:${user.id}`,
    details: { deletion_was_asked: user.deletion_requested_at !== null },
  })
  await enqueueMailIn(tx, services.queue, reopenedMail(services.env, user, now), now)
}
