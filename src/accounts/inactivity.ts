import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

type WithId = Pick<User, 'id'>
/** The arguments that `inPages` gives: the last person of the previous page, and how many to read. */
type Page = [last: WithId | null, most: number]

export function lastSeenAt(user: Pick<User, 'last_seen_at' | 'created_at'>): Date {
  return user.last_seen_at ?? user.created_at
}

/** Records that a person was here today; it writes once a day, because every request calls it. */
export async function recordLastSeen(
  { db, clock }: Services,
  user: Pick<User, 'id' | 'last_seen_at' | 'inactivity_warned_at'>,
) {
  const today = dayAt(clock.now())
  if (user.last_seen_at && dayAt(user.last_seen_at) === today && !user.inactivity_warned_at) return
  await db
    .update(users)
    .set({ last_seen_at: startOfDay(today), inactivity_warned_at: null })
    .where(eq(users.id, user.id))
}

/** Lists a page of the people not seen since `before` who were never warned, or were warned before `warned`. */
export function listInactive(
  database: Database,
  { before, warned }: { before: Date; warned: Date | null },
  ...page: Page
): Promise<WithId[]> {
  const seen = sql`coalesce(${users.last_seen_at}, ${users.created_at})`
  return listPage(
    database,
    and(
      ne(users.userable_type, 'admin'),
      isNull(users.deletion_requested_at),
      // Suspended people are left out, because they could not come back to prevent the deletion.
      or(users.is_active, isNotNull(users.deactivated_at)),
      sql`${seen} < ${before.toISOString()}`,
      warned ? lte(users.inactivity_warned_at, warned) : isNull(users.inactivity_warned_at),
    ),
    ...page,
  )
}

/** Lists a page of the people who asked for deletion before `before`. */
export function listDueForDeletion(database: Database, before: Date, ...page: Page): Promise<WithId[]> {
  return listPage(database, lte(users.deletion_requested_at, before), ...page)
}

function listPage(database: Database, which: SQL | undefined, ...[last, most]: Page): Promise<WithId[]> {
  return database
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deleted_at), gt(users.id, last?.id ?? 0), which))
    .orderBy(asc(users.id))
    .limit(most)
}

export async function markInactivityWarned({ db, now }: Unit, userId: number) {
  await db.update(users).set({ inactivity_warned_at: now }).where(eq(users.id, userId))
}
