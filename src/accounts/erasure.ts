import { eq, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { throttles } from '#src/platform/tables.ts'
import { passwordResets, recoveryCodes, rememberTokens, sessions, socialAccounts, users } from './tables.ts'
import type { User } from './users.ts'

/** What a person is called once it is gone, wherever something of it had to stay. */
export function erasedName({ userable_type }: Pick<User, 'userable_type'>) {
  return { first_name: userable_type === 'applicant' ? 'Candidat' : 'Compte', last_name: 'supprimé' }
}

/** Leaves of the person a row that names nobody; answers with the files that are of no use now. */
export async function eraseAccount(tx: Database, user: User, now: Date): Promise<string[]> {
  const { id } = user
  await tx.delete(sessions).where(eq(sessions.user_id, id))
  await tx.delete(rememberTokens).where(eq(rememberTokens.user_id, id))
  await tx.delete(passwordResets).where(eq(passwordResets.user_id, id))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, id))
  await tx.delete(socialAccounts).where(eq(socialAccounts.user_id, id))
  // Their keys hold addresses.
  await tx.delete(throttles).where(sql`position(${user.email} in ${throttles.key}) > 0`)
  await tx
    .update(users)
    .set({ ...EMPTY, ...namesOf(user), deleted_at: now })
    .where(eq(users.id, id))
  return user.picture_key ? [user.picture_key] : []
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
  two_factor_secret: null,
  two_factor_confirmed_at: null,
  two_factor_last_step: null,
}
