import { eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { fullName, inOrder } from '#src/shared/names.ts'
import type { UserKind } from './shared/kinds.ts'
import { users } from './tables.ts'

export type User = typeof users.$inferSelect

/** A person who has an account; somebody whom a company entered by hand has none. */
export type AccountHolder = User & { userable_type: UserKind }

export const hasAccount = (user: User): user is AccountHolder => user.userable_type !== 'entered'

/** Finds a person, a deactivated one too; null for nobody. */
export async function findUser(database: Database, id: number): Promise<User | null> {
  const [row] = await database.select().from(users).where(eq(users.id, id))
  return row ?? null
}

export async function findUserByEmail(database: Database, email: string): Promise<User | null> {
  const [row] = await database.select().from(users).where(eq(users.email, email))
  return row ?? null
}

/** Locks the row of a person until the transaction ends; null for nobody. */
export async function lockUser(tx: Database, id: number): Promise<User | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

type NewUser = Omit<typeof users.$inferInsert, 'username' | 'created_at'>

/** Creates a person whose password is already hashed; null, and nothing changed, when the address has an account. */
export async function createUser({ db, now }: Unit, values: NewUser): Promise<User | null> {
  const [row] = await db
    .insert(users)
    .values({ ...values, ...inOrder(values), username: fullName(values), created_at: now })
    .onConflictDoNothing({ target: users.email })
    .returning()
  return row ?? null
}

/** The address of the person's picture; null without one. Another picture has another address, so caches cannot show the old one. */
export function pictureUrl({ id, picture_key }: Pick<User, 'id' | 'picture_key'>): string | null {
  return picture_key ? `/api/users/${id}/picture?v=${picture_key.slice(3, 11)}` : null
}
