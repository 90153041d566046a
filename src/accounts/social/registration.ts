import type { z } from 'zod'
import { conflict, invalid } from '#src/platform/errors.ts'
import { fieldErrors } from '#src/platform/http/endpoints.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { createAccount, type Founding, type NewAccount } from '../joining/registration.ts'
import type { AccountType } from '../shared/kinds.ts'
import type { SocialIdentity } from '../shared/pending.ts'
import type { User } from '../users.ts'
import { enqueueVerification } from '../verification/verification.ts'
import { socialApplicantInput, socialRecruiterInput } from './contract.ts'
import { link } from './linked-accounts.ts'

/**
 * Creates the account of someone whom a provider identified, without a password, and links it.
 * @throws HttpError 422 on the company's fields or `terms`, 409 when the address has got an account meanwhile
 */
export async function registerSocially(
  services: Services,
  identity: SocialIdentity,
  { accountType, body, founding }: { accountType: AccountType; body: unknown; founding: Founding },
  now: Date,
): Promise<User> {
  const account = accountOf(identity, accountType, body)
  return services.db.transaction(async (tx) => {
    const created = await createAccount(tx, account, founding, now)
    if (!created || !(await link(tx, created.id, identity, now))) {
      throw conflict('Cette adresse vient de recevoir un compte. Connectez-vous pour l’ouvrir.')
    }
    if (!created.email_verified_at) await enqueueVerification(services, tx, created, now)
    return created
  })
}

function accountOf(identity: SocialIdentity, account_type: AccountType, body: unknown): NewAccount {
  const { first_name, last_name, email, email_verified } = identity
  const person = { first_name, last_name, email, email_verified, password_hash: null }
  if (account_type === 'applicant') {
    check(socialApplicantInput, body)
    return { ...person, account_type }
  }
  const { company_name, phone_number } = check(socialRecruiterInput, body)
  const phone = readPhone(phone_number)
  if (!phone) throw invalid({ phone_number: [SIGN_UP_MESSAGES.phone_number_invalid] })
  return { ...person, account_type, company_name, phone_number: phone }
}

function check<Input extends z.ZodType>(schema: Input, body: unknown): z.output<Input> {
  const { data, error } = schema.safeParse(body)
  if (error) throw invalid(fieldErrors(error))
  return data
}
