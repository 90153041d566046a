import { conflict, invalid } from '#src/platform/errors.ts'
import { takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { createAccount, type NewAccount, type Provisioning } from '../joining/new-account.ts'
import type { SocialIdentity } from '../shared/flows.ts'
import type { User } from '../users.ts'
import { enqueueVerification } from '../verification/verification.ts'
import { linkAccount } from './linked-accounts.ts'

/** The fields about the company, which only a recruiter has. */
interface NewCompany {
  company_name: string
  phone_number: string
}

/**
 * Creates the account of someone whom a provider identified, without a password, and links it.
 * @throws HttpError 422 on `phone_number`, 409 when the address has got an account meanwhile
 */
export async function registerWithProvider(
  services: Services,
  identity: SocialIdentity,
  { company, provisioning }: { company: NewCompany | null; provisioning: Provisioning },
): Promise<User> {
  const account = accountOf(identity, company)
  return inTransaction(services, null, async (unit) => {
    const created = await createAccount(unit, account, provisioning)
    if (!created || !(await linkAccount(unit, created.id, identity))) {
      throw conflict('Cette adresse vient de recevoir un compte. Connectez-vous pour l’ouvrir.')
    }
    const mayMail = await takeUnprovenMail(unit, { kind: 'registration', to: created.email })
    if (!created.email_verified_at && mayMail) await enqueueVerification(unit, created)
    return created
  })
}

function accountOf(identity: SocialIdentity, company: NewCompany | null): NewAccount {
  const { first_name, last_name, email, email_verified } = identity
  const person = { first_name, last_name, email, email_verified, password_hash: null }
  if (!company) return { ...person, account_type: 'applicant' }
  const phone_number = readPhone(company.phone_number)
  if (!phone_number) throw invalid({ phone_number: [SIGN_UP_MESSAGES.phone_number_invalid] })
  return { ...person, account_type: 'recruiter', company_name: company.company_name, phone_number }
}
