import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { AdminRole } from './shared/kinds.ts'
import { users } from './tables.ts'

const LAST = 'C’est la dernière personne super-administratrice\u00A0: nommez-en d’abord une autre.'

/** Counts those who can sign in as super-administrators. */
export async function countSuperAdmins(database: Database): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(users)
    .where(
      and(
        eq(users.userable_type, 'admin'),
        eq(users.admin_role, 'super_admin'),
        eq(users.is_active, true),
        isNull(users.deleted_at),
      ),
    )
  return row?.count ?? 0
}

/**
 * Makes sure that a super-administrator is left when this one goes or is lowered. Such changes wait for each other until
 * the transaction ends, so that two of them never take the last two away.
 * @throws HttpError 409 for the last one
 */
export async function requireOtherSuperAdmin(
  tx: Database,
  { admin_role, is_active }: { admin_role: AdminRole | null; is_active: boolean },
) {
  if (admin_role !== 'super_admin' || !is_active) return
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('super-admins', 0))`)
  if ((await countSuperAdmins(tx)) < 2) throw conflict(LAST)
}
