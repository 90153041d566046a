import { audit } from '#src/platform/audit.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { createUser, type User } from '../users.ts'

/** Makes what belongs to a new account in the same change. Profiles and companies import accounts, so it is handed in. */
export interface Provisioning {
  createProfile(unit: Unit, user: { id: number }): Promise<void>
  createCompany(
    unit: Unit,
    user: { id: number },
    named: { company_name: string; phone_number: string },
  ): Promise<void>
}

interface NewPerson {
  first_name: string
  last_name: string
  /** In lower case, as every address is stored. */
  email: string
  /** Null for an account that another site's account opens. */
  password_hash: string | null
  /** Whether a provider vouched for the address. */
  email_verified: boolean
}

/** The caller has made sure that the conditions are accepted, and that the phone number comes from `readPhone`. */
export type NewAccount = NewPerson &
  ({ account_type: 'applicant' } | { account_type: 'recruiter'; company_name: string; phone_number: string })

/** Creates the person with its profile or its company; null, and nothing changed, when the address has an account. */
export async function createAccount(
  unit: Unit,
  account: NewAccount,
  provisioning: Provisioning,
): Promise<User | null> {
  const { first_name, last_name, email, password_hash, account_type } = account
  const user = await createUser(unit, {
    email,
    password_hash,
    first_name,
    last_name,
    userable_type: account_type,
    phone_number: account_type === 'recruiter' ? account.phone_number : null,
    email_verified_at: account.email_verified ? unit.now : null,
    terms_accepted_at: unit.now,
  })
  if (!user) return null
  if (account.account_type === 'recruiter') await provisioning.createCompany(unit, user, account)
  else await provisioning.createProfile(unit, user)
  await audit(unit, {
    actor_id: user.id,
    action: 'accounts.registered',
    subject: `user:${user.id}`,
    details: { account_type },
  })
  return user
}
