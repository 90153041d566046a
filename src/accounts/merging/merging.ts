import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { endAccesses } from '../erasure.ts'
import { users } from '../tables.ts'
import type { User } from '../users.ts'

/** Locks two accounts, always in the same order, so that two merges of the same pair wait for each other. */
export async function lockPair(tx: Database, keptId: number, mergedId: number) {
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [keptId, mergedId]))
    .orderBy(asc(users.id))
    .for('update')
  const find = (id: number) => rows.find((row) => row.id === id) ?? null
  return { kept: find(keptId), merged: find(mergedId) }
}

/** Lists the accounts that were merged in this one; they hold what could not move. */
export function listMerged(database: Database, keptId: number): Promise<User[]> {
  return database.select().from(users).where(eq(users.merged_into_id, keptId)).orderBy(asc(users.id))
}

/** The ids of an account and of those that were merged in it, for a condition on a column. */
export const withMerged = (userId: number) =>
  sql`(ARRAY(SELECT ${userId}::integer UNION ALL SELECT ${users.id} FROM ${users} WHERE ${users.merged_into_id} = ${userId}))`

/**
 * Closes an account for good in favour of another one of the same person. Its address is free again, as if it had never
 * had an account; its names stay, for the companies that keep an application of it.
 */
export async function closeMerged(unit: Unit, merged: User, kept: User) {
  const { db, now } = unit
  await endAccesses(unit, merged)
  await db
    .update(users)
    .set({
      email: `reuni-${merged.id}@asafidy.invalid`,
      password_hash: null,
      phone_number: null,
      picture_key: kept.picture_key ? merged.picture_key : null,
      email_verified_at: null,
      is_active: false,
      last_seen_at: null,
      two_factor_secret: null,
      two_factor_confirmed_at: null,
      two_factor_last_step: null,
      deleted_at: now,
      merged_into_id: kept.id,
    })
    .where(eq(users.id, merged.id))
  await db
    .update(users)
    .set({
      picture_key: kept.picture_key ?? merged.picture_key,
      phone_number: kept.phone_number ?? merged.phone_number,
    })
    .where(eq(users.id, kept.id))
  // What was merged in the account that goes now belongs to the one that stays.
  await db.update(users).set({ merged_into_id: kept.id }).where(eq(users.merged_into_id, merged.id))
  await announce(unit, { user_id: kept.id, what: 'user' })
}
