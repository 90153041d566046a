import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { readPhone } from '#src/platform/phone-number.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { SIGN_UP_MESSAGES } from '#src/shared/sign-up-rules.ts'
import { knownAddressMail } from '../mails/account.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { createResetPath } from '../proof/reset-tokens.ts'
import { findUserByEmail, type User } from '../users.ts'
import { enqueueVerification } from '../verification/verification.ts'
import type { RegistrationInput } from './contract.ts'
import { createAccount, type NewAccount, type Provisioning } from './new-account.ts'

/**
 * Creates an account that waits for its address to be verified, or writes to the one that has this address already,
 * which stays as it is. Nothing of what is answered, nor the work done, tells which.
 * @returns whether the account was created, and the moment
 * @throws HttpError 422 on `phone_number` or `password`
 */
export async function registerWithPassword(
  services: Services,
  input: RegistrationInput,
  provisioning: Provisioning,
): Promise<{ created: boolean; at: Date }> {
  const phone_number = input.account_type === 'recruiter' ? readPhone(input.phone_number) : null
  if (input.account_type === 'recruiter' && !phone_number)
    throw invalid({ phone_number: [SIGN_UP_MESSAGES.phone_number_invalid] })
  await checkNewPassword(input.password, input)
  const account = accountOf(input, phone_number, await hashPassword(input.password))
  return inTransaction(services, null, async (unit) => {
    const mayMail = await takeUnprovenMail(unit, { kind: 'registration', to: input.email })
    const user = await createAccount(unit, account, provisioning)
    if (!user) await handleKnownAddress(unit, { email: input.email, silent: !mayMail })
    else if (mayMail) await enqueueVerification(unit, user)
    return { created: user !== null, at: unit.now }
  })
}

function accountOf(input: RegistrationInput, phone_number: string | null, password_hash: string): NewAccount {
  const { account_type, first_name, last_name, email, company_name } = input
  const person = { first_name, last_name, email, password_hash, email_verified: false }
  return phone_number && account_type === 'recruiter'
    ? { ...person, account_type, company_name, phone_number }
    : { ...person, account_type: 'applicant' }
}

async function handleKnownAddress(unit: Unit, { email, silent }: { email: string; silent: boolean }) {
  const user = await findUserByEmail(unit.db, email)
  if (!user) return
  await audit(unit, { action: 'accounts.registration-of-known-address', subject: `user:${user.id}` })
  if (!silent) await mailKnownAddress(unit, user)
}

/** Mails how to enter the existing account. Anybody may have made an unverified one, so that one opens only with a new password. */
async function mailKnownAddress(unit: Unit, user: User) {
  const { env, now } = unit
  const link = user.email_verified_at ? null : `${env.APP_URL}${await createResetPath(unit, user)}`
  const mail = knownAddressMail(user, env.APP_URL, link)
  await enqueueMail(unit, { ...mail, key: `known-address:${user.id}:${now.getTime()}` })
}
