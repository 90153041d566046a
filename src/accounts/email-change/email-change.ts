import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { forgetRefusal } from '#src/platform/mail/refused-addresses.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import type { Services } from '#src/platform/services.ts'
import { countDaily, readDailyLimit } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { knownAddressMail } from '../mails/account.ts'
import type { AuthenticatedUser } from '../reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct, type Credentials } from '../reauthentication/reauthentication.ts'
import { passwordResets, users } from '../tables.ts'
import { findUserByEmail, lockUser, type User } from '../users.ts'
import { emailChangedMail, emailChangeMail } from './mails.ts'
import { EMAIL_CHANGES_A_DAY } from './shared/limits.ts'

const PURPOSE = 'change-address'
const keyOf = (userId: number) => `address-change:${userId}`

/** Tells how often a person can ask for another address still today. */
export function readEmailChanges({ db, clock }: Services, userId: number) {
  return readDailyLimit(db, keyOf(userId), EMAIL_CHANGES_A_DAY, clock.now())
}

/**
 * Mails a link to the address that a person wants; nothing changes before its page says so. When the address has an
 * account already its owner gets a mail that says so instead, and the answer is the same.
 * @throws HttpError 422 on `email` for the address that it is already, or as `authorizeSensitiveAct`; 429
 */
export async function requestEmailChange(
  services: Services,
  authenticated: AuthenticatedUser,
  email: string,
  credentials: Credentials,
) {
  const { user } = authenticated
  await authorizeSensitiveAct(services, authenticated, credentials)
  if (email === user.email) throw invalid({ email: ['C’est déjà votre adresse.'] })
  const key = keyOf(user.id)
  await countDaily(services.db, key, EMAIL_CHANGES_A_DAY, services.clock.now())
  await inTransaction(services, user, async (unit) => {
    const mayMail = await takeUnprovenMail(unit, { kind: 'address-change', to: email })
    const owner = await findUserByEmail(unit.db, email)
    const mail = owner
      ? knownAddressMail(owner, unit.env.APP_URL, null)
      : emailChangeMail({ ...user, email }, changeLink(unit, user, email))
    if (mayMail) await enqueueMail(unit, { ...mail, is_awaited: true, key: `${key}:${unit.now.getTime()}` })
  })
}

function changeLink({ env, now }: Unit, user: User, email: string): string {
  const subject = JSON.stringify([user.id, user.email, email, ownershipOf(user)])
  const token = signToken(env.APP_SECRET, { purpose: PURPOSE, subject, expires: after(now, HOUR) })
  return `${env.APP_URL}/nouvelle-adresse/${token}`
}

/** Part of the signed link: it changes with the password and with the proof of the address, which ends older links. */
function ownershipOf({ password_hash, email_verified_at }: User): string {
  const locks = `${password_hash} ${email_verified_at?.getTime()}`
  return createHash('sha256').update(locks).digest('base64url').slice(0, 22)
}

/**
 * Gives the account its new address, verified by the link itself, and tells which.
 * @throws HttpError 404 for a link that is old or overtaken, and when the address has an account by now
 */
export async function confirmEmailChange(services: Services, token: string): Promise<string> {
  const { env, clock } = services
  const subject = readToken(env.secrets, PURPOSE, token, clock.now())
  if (subject === null) throw notFound()
  const [id, before, email, ownership] = JSON.parse(subject) as [number, string, string, string]
  await inTransaction(services, { id }, async (unit) => {
    const { db, now } = unit
    const owner = await lockUser(db, id)
    // The button was pressed twice, or the first answer was lost.
    if (owner?.email === email) return
    if (!owner || ownershipOf(owner) !== ownership || (await findUserByEmail(db, email))) throw notFound()
    const [user] = await db
      .update(users)
      .set({ email, email_verified_at: now })
      .where(and(eq(users.id, id), eq(users.email, before), eq(users.is_active, true)))
      .returning()
    if (!user) throw notFound()
    // A reset link in the former mailbox would still open the account to whoever reads it.
    await db.delete(passwordResets).where(eq(passwordResets.user_id, id))
    await audit(unit, { action: 'accounts.address-changed', subject: `user:${id}` })
    await announce(unit, { user_id: id, what: 'user' })
    await enqueueMail(unit, emailChangedMail(unit.env, user, before, now))
    for (const address of [before, email]) await forgetRefusal(db, address)
  })
  return email
}
