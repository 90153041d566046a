import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { throttles } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { signOutEverywhere } from './sign-out.ts'
import { accountViewings, recoveryCodes, sessions, socialAccounts, trustedDevices, users } from './tables.ts'
import type { User } from './users.ts'

/** The name that stands for an erased person wherever a row had to stay. */
export function erasedName({ userable_type }: Pick<User, 'userable_type'>) {
  const isCandidate = userable_type === 'applicant' || userable_type === 'entered'
  return { first_name: isCandidate ? 'Candidat' : 'Compte', last_name: 'supprimé' }
}

/** Erases everything of the account but a row that names nobody; returns the keys of the files to delete. */
export async function eraseAccount(unit: Unit, user: User): Promise<string[]> {
  const { db, now } = unit
  const { id } = user
  await endAccesses(unit, user)
  await db.delete(accountViewings).where(eq(accountViewings.user_id, id))
  await db
    .update(users)
    .set({ ...EMPTY, ...namesOf(user), deleted_at: now })
    .where(eq(users.id, id))
  return user.picture_key ? [user.picture_key] : []
}

/** Ends whatever opens the account, or would open it once something that was begun is finished. */
export async function endAccesses(unit: Unit, user: User) {
  const { db } = unit
  const { id } = user
  await signOutEverywhere(unit, id)
  await forgetFlowsOf(db, user)
  await db.delete(trustedDevices).where(eq(trustedDevices.user_id, id))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, id))
  await db.delete(socialAccounts).where(eq(socialAccounts.user_id, id))
  // The keys of limits hold addresses of people.
  await db.delete(throttles).where(sql`position(${user.email} in ${throttles.key}) > 0`)
}

/** A browser where nobody is signed in may have begun something for the person: a registration, a sign-in, a proof. */
async function forgetFlowsOf(database: Database, { id, email }: User) {
  const { pending } = sessions
  const isAbout = or(
    sql`position(${JSON.stringify(email)} in ${pending}::text) > 0`,
    sql`${pending}->'two_factor'->>'user_id' = ${String(id)}`,
    sql`${pending}->'mailbox'->>'user_id' = ${String(id)}`,
  )
  await database
    .update(sessions)
    .set({ pending: null })
    .where(and(isNotNull(pending), isAbout))
}

function namesOf(user: User) {
  const names = erasedName(user)
  return {
    ...names,
    username: `${names.first_name} ${names.last_name}`,
    email: `supprime-${user.id}@asafidy.invalid`,
  }
}

const EMPTY = {
  password_hash: null,
  picture_key: null,
  phone_number: null,
  email_verified_at: null,
  is_active: false,
  terms_accepted_at: null,
  last_seen_at: null,
  admin_awake_at: null,
  two_factor_secret: null,
  two_factor_confirmed_at: null,
  two_factor_last_step: null,
}
