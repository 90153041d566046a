import { inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { users } from './tables.ts'

/** What colleagues see of each other. */
export interface Person {
  id: number
  email: string
  first_name: string
  last_name: string
  picture_key: string | null
  is_active: boolean
}

/** These people, by id. */
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
