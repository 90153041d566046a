import { and, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { fullName } from '#src/shared/names.ts'
import { canAdminister, type Permission } from './shared/admin-permissions.ts'
import { ADMIN_ROLES } from './shared/kinds.ts'
import { users } from './tables.ts'

/** The part of an account that colleagues see of each other. */
export interface Person {
  id: number
  email: string
  first_name: string
  last_name: string
  picture_key: string | null
  is_active: boolean
}

/** Reads these people, by their id. */
export async function listPeople(database: Database, ids: number[]): Promise<Map<number, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      picture_key: users.picture_key,
      is_active: users.is_active,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reads the first and last names of these people, by their id. */
export async function listNames(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

/** Finds at most `most` people whose name or address contains these words. */
export async function findPeople(database: Database, words: string, most: number): Promise<number[]> {
  const like = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`
  const name = sql`${users.first_name} || ' ' || ${users.last_name}`
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.email, like), ilike(name, like)))
    .limit(most)
  return rows.map(({ id }) => id)
}

const RECIPIENT = { id: users.id, email: users.email, first_name: users.first_name }
/** The condition holds for accounts that may be written to. */
export const isReachable = () => and(eq(users.is_active, true), isNull(users.deleted_at))

/** Lists where to write to these people. Closed and suspended accounts are left out, because they must get no mail. */
export async function listRecipients(database: Database, ids: number[]) {
  if (ids.length === 0) return []
  return database
    .select(RECIPIENT)
    .from(users)
    .where(and(inArray(users.id, ids), isReachable()))
}

/** The administrators whose role has this permission: nobody is mailed of what they can't open. */
export async function listAdminRecipients(database: Database, permission: Permission) {
  const roles = ADMIN_ROLES.filter((role) => canAdminister(role, permission))
  return database
    .select(RECIPIENT)
    .from(users)
    .where(and(eq(users.userable_type, 'admin'), inArray(users.admin_role, roles), isReachable()))
}
