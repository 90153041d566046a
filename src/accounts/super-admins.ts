import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { AdminRole } from './shared/kinds.ts'
import { users } from './tables.ts'

const LAST = 'C’est la dernière personne super-administratrice\u00A0: nommez-en d’abord une autre.'

/** An administrator's access sleeps after so many days without a sign-in, until a super-administrator wakes it up. */
export const ASLEEP_AFTER_DAYS = 60

const sleptSince = (now: Date) => after(now, -ASLEEP_AFTER_DAYS * DAY)

export function isAsleep(
  { admin_awake_at, created_at }: { admin_awake_at: Date | null; created_at: Date },
  now: Date,
): boolean {
  return (admin_awake_at ?? created_at) <= sleptSince(now)
}

const isSuperAdmin = (now: Date) =>
  and(
    eq(users.userable_type, 'admin'),
    eq(users.admin_role, 'super_admin'),
    eq(users.is_active, true),
    isNull(users.deleted_at),
    gt(sql`coalesce(${users.admin_awake_at}, ${users.created_at})`, sleptSince(now).toISOString()),
  )

/** Counts those who can sign in as super-administrators. */
export async function countSuperAdmins(database: Database, now: Date): Promise<number> {
  const [row] = await database.select({ count: count() }).from(users).where(isSuperAdmin(now))
  return row?.count ?? 0
}

/**
 * Makes sure that a super-administrator is left when this one goes or is lowered. Such changes wait for each other until
 * the transaction ends, so that two of them never take the last two away.
 * @throws HttpError 409 for the last one
 */
export async function requireOtherSuperAdmin(
  tx: Database,
  { id, admin_role, is_active }: { id: number; admin_role: AdminRole | null; is_active: boolean },
  now: Date,
) {
  if (admin_role !== 'super_admin' || !is_active) return
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('super-admins', 0))`)
  const [others] = await tx
    .select({ count: count() })
    .from(users)
    .where(and(isSuperAdmin(now), ne(users.id, id)))
  if (!others?.count) throw conflict(LAST)
}
