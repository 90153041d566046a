import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { users } from '../tables.ts'
import { fullName, type User } from '../users.ts'

/** What a new person gets in the same transaction; profiles and companies are above accounts, so it is handed in. */
export interface Founding {
  createProfile(tx: Database, user: { id: number }): Promise<void>
  foundCompany(
    tx: Database,
    user: { id: number },
    named: { company_name: string; phone_number: string },
    now: Date,
  ): Promise<void>
}

interface NewPerson {
  first_name: string
  last_name: string
  /** Lower case. */
  email: string
  /** Null for who comes by another site's account. */
  password_hash: string | null
  /** Vouched for by a provider. */
  email_verified: boolean
}

/** Someone whose conditions of use are accepted and whose phone number is as `readPhone` gives it. */
export type NewAccount = NewPerson &
  ({ account_type: 'applicant' } | { account_type: 'recruiter'; company_name: string; phone_number: string })

/** Creates the person with its profile or its company; null, and nothing changed, when the address has an account. */
export async function createAccount(
  tx: Database,
  account: NewAccount,
  founding: Founding,
  now: Date,
): Promise<User | null> {
  const { first_name, last_name, email, password_hash, account_type } = account
  const [user] = await tx
    .insert(users)
    .values({
      email,
      password_hash,
      userable_type: account_type,
      first_name,
      last_name,
      username: fullName(account),
      phone_number: account_type === 'recruiter' ? account.phone_number : null,
      email_verified_at: account.email_verified ? now : null,
      terms_accepted_at: now,
      created_at: now,
    })
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (!user) return null
  if (account.account_type === 'recruiter') await founding.foundCompany(tx, user, account, now)
  else await founding.createProfile(tx, user)
  await auditIn(tx, {
    at: now,
    actor_id: user.id,
    action: 'accounts.registered',
    subject: `user:${user.id}`,
    details: { account_type },
  })
  return user
}
