import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { users } from './tables.ts'
import { fullName, type User } from './users.ts'

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

/** A token mailed to a person's address came back: the address is theirs. */
export async function markAddressVerified(database: Database, userId: number, now: Date) {
  await database
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.id, userId), isNull(users.email_verified_at)))
}

/** Creates a recruiter whose address a mailed token proved; null, and nothing changed, when it has an account. */
export async function createInvited(
  tx: Database,
  person: Pick<User, 'email' | 'first_name' | 'last_name' | 'password_hash'>,
  now: Date,
): Promise<User | null> {
  const [user] = await tx
    .insert(users)
    .values({
      ...person,
      username: fullName(person),
      userable_type: 'recruiter',
      email_verified_at: now,
      terms_accepted_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return user ?? null
}
