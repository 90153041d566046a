import { createHash, createHmac } from 'node:crypto'
import type { Env } from '#src/platform/env.ts'
import { announce } from '#src/platform/live.ts'
import { takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { forgetRefusal, isRefused } from '#src/platform/mail/refused-addresses.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import { isSameSignature } from '#src/platform/secrets/signed-link.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { verificationMail } from '../mails/account.ts'
import { addressProvedMail } from '../mails/security.ts'
import { claimAccount } from '../proof/claiming.ts'
import type { Session } from '../sessions/sessions.ts'
import { findUser, findUserByEmail, type User } from '../users.ts'

const RESENT = 6

type LinkParts = { id: number; hash: string; expires: string }

function addressHash(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

function sign(secret: string, { id, hash, expires }: LinkParts): string {
  return createHmac('sha256', secret).update(`verify:${id}:${hash}:${expires}`).digest('hex')
}

/** Makes the link that proves the mailbox to be read; it is valid for an hour. */
export function verificationLink(env: Env, user: Pick<User, 'id' | 'email'>, now: Date): string {
  const parts = {
    id: user.id,
    hash: addressHash(user.email),
    expires: String(Math.floor(now.getTime() / 1000) + HOUR_SECONDS),
  }
  return `${env.APP_URL}/email/verify/${parts.id}/${parts.hash}?expires=${parts.expires}&signature=${sign(env.APP_SECRET, parts)}`
}

/** Mails the link as a part of the given transaction. */
export async function enqueueVerification(unit: Unit, user: User) {
  const mail = verificationMail(user, verificationLink(unit.env, user, unit.now))
  await enqueueMail(unit, { ...mail, is_awaited: true, key: `verification:${user.id}:${unit.now.getTime()}` })
}

/** Mails the link again, when the budget of the address has a mail left: whoever made the account may not be its reader. */
export async function sendVerification(services: Services, user: User) {
  await allowResending(services, user.email)
  await inTransaction(services, user, (unit) => resendVerification(unit, user))
}

async function resendVerification(unit: Unit, user: User) {
  const mayMail = await takeUnprovenMail(unit, { kind: 'registration', to: user.email })
  if (mayMail) await enqueueVerification(unit, user)
}

/** Signed in or not, one address is asked for six times a minute. @throws HttpError 429 */
function allowResending({ db, clock }: Services, email: string) {
  return allowAttempt(db, `verification:${email}`, RESENT, 60, clock.now())
}

export const resendVerificationJob = jobKind<{ email: string }>('accounts.resend-verification')

/** Asks for the link without a sign-in; a job finds out later whether the address has an account. */
export async function requestVerification(services: Services, email: string) {
  await allowResending(services, email)
  await inTransaction(services, null, ({ send }) => send(resendVerificationJob, { email }))
}

/** Mails the link that `requestVerification` asked for, if an unverified account has the address. */
export async function resendVerificationTo(services: Services, email: string) {
  await inTransaction(services, null, async (unit) => {
    const user = await findUserByEmail(unit.db, email)
    if (user && !user.email_verified_at) await resendVerification(unit, user)
  })
}

/** Finds the person of a mailed link; null when it was changed, is too old or names a former address. */
export async function readVerificationLink(
  services: Services,
  link: LinkParts & { signature: string },
): Promise<User | null> {
  if (!services.env.secrets.some((secret) => isSameSignature(link.signature, sign(secret, link)))) return null
  if (Number(link.expires) * 1000 < services.clock.now().getTime()) return null
  const user = await findUser(services.db, link.id)
  return user && addressHash(user.email) === link.hash ? user : null
}

/**
 * Verifies the address of a person who reads its mailbox. `wayIn` says that this person also holds what opens the
 * account, which stays; otherwise nobody knows who chose it, and it goes.
 */
export async function verifyAddress(
  services: Services,
  user: User,
  proof: { wayIn: boolean; session?: Session | null },
): Promise<void> {
  await inTransaction(services, user, async (unit) => {
    const removed = await claimAccount(unit, user, proof)
    const mail = removed && addressProvedMail(unit.env, user, removed, unit.now)
    if (mail) await enqueueMail(unit, mail)
  })
}

/** Takes mails to an address up again, once its mailed link was opened: its server takes them. */
export async function acceptMailsAgain(services: Services, user: User) {
  if (!(await isRefused(services.db, user.email))) return
  await inTransaction(services, user, async (unit) => {
    await forgetRefusal(unit.db, user.email)
    await announce(unit, { user_id: user.id, what: 'user' })
  })
}
