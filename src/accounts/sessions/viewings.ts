import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import { canAdminister } from '../shared/admin-permissions.ts'
import { accountViewings, sessions, users } from '../tables.ts'
import { isAlive } from './sessions.ts'

/** A look at the site as a person sees it, which is going on. */
export interface Viewing {
  id: number
  user_id: number
  admin_id: number
  ends_at: Date
}

/**
 * Finds what a cookie opens; null once its time is over, once it was left, and as soon as the administrator's session has
 * ended or may do this no more.
 */
export async function findViewing(database: Database, secret: string, now: Date): Promise<Viewing | null> {
  const [row] = await database
    .select({
      id: accountViewings.id,
      user_id: accountViewings.user_id,
      admin_id: accountViewings.admin_id,
      ends_at: accountViewings.ends_at,
      role: users.admin_role,
    })
    .from(accountViewings)
    .innerJoin(users, and(eq(users.id, accountViewings.admin_id), eq(users.is_active, true)))
    .innerJoin(
      sessions,
      and(
        eq(sessions.id_hash, accountViewings.admin_session_hash),
        eq(sessions.user_id, accountViewings.admin_id),
      ),
    )
    .where(
      and(
        eq(accountViewings.cookie_hash, hashToken(secret)),
        isNull(accountViewings.ended_at),
        gt(accountViewings.ends_at, now),
        isAlive(now),
      ),
    )
  if (!row || !canAdminister(row.role, 'view as people')) return null
  const { role: _, ...viewing } = row
  return viewing
}
