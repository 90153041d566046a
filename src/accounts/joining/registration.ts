import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { applicantProfiles, users } from '../tables.ts'
import { fullName, type User } from '../users.ts'

/** Makes the company of a recruiter in the same transaction; companies are above accounts, so it is handed in. */
export type FoundCompany = (
  tx: Database,
  user: { id: number },
  named: { company_name: string; phone_number: string },
  now: Date,
) => Promise<void>

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
  foundCompany: FoundCompany,
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
  if (account.account_type === 'recruiter') await foundCompany(tx, user, account, now)
  else await tx.insert(applicantProfiles).values({ user_id: user.id })
  await audit(tx, {
    at: now,
    actor_id: user.id,
    action: 'accounts.registered',
    subject: `user:${user.id}`,
    details: { account_type },
  })
  return user
}
