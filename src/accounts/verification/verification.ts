import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import { announceIn } from '#src/platform/live.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import { jobKind } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { verificationMail } from '../mails/account.ts'
import { users } from '../tables.ts'
import { findUser, findUserByEmail, type User } from '../users.ts'

const VALID_SECONDS = 3_600
const RESENT = 6

type LinkParts = { id: number; hash: string; expires: string }

function addressHash(email: string): string {
  return createHash('sha256').update(email).digest('hex')
}

function sign(env: Env, { id, hash, expires }: LinkParts): string {
  return createHmac('sha256', env.APP_SECRET).update(`verify:${id}:${hash}:${expires}`).digest('hex')
}

/** The mailed address that proves who reads this mailbox, valid for an hour. */
export function verificationLink(env: Env, user: Pick<User, 'id' | 'email'>, now: Date): string {
  const parts = {
    id: user.id,
    hash: addressHash(user.email),
    expires: String(Math.floor(now.getTime() / 1000) + VALID_SECONDS),
  }
  return `${env.APP_URL}/email/verify/${parts.id}/${parts.hash}?expires=${parts.expires}&signature=${sign(env, parts)}`
}

/** Mails the link, inside the transaction that asks for it. */
export async function enqueueVerification(services: Services, tx: Database, user: User, now: Date) {
  const mail = verificationMail(user, verificationLink(services.env, user, now))
  await enqueueMailIn(tx, services.queue, { ...mail, key: `verification:${user.id}:${now.getTime()}` }, now)
}

/** Mails the link again, at most six times a minute. */
export async function sendVerification(services: Services, user: User, now: Date) {
  await allowAttempt(services.db, `verification:${user.id}`, RESENT, 60, now)
  await services.db.transaction((tx) => enqueueVerification(services, tx, user, now))
}

export const resendVerificationJob = jobKind<{ email: string }>('accounts.resend-verification')

/** For a browser that registered with this address and is not signed in: whether it has an account is found out later. */
export async function askVerification(services: Services, email: string, now: Date) {
  await allowAttempt(services.db, `verification:${email}`, RESENT, 60, now)
  await services.queue.send(services.db, resendVerificationJob, { email })
}

/** Sends what `askVerification` asked for, if the address has an account that waits for it. */
export async function resendVerificationTo(services: Services, email: string, now: Date) {
  const user = await findUserByEmail(services.db, email)
  if (user && !user.email_verified_at)
    await services.db.transaction((tx) => enqueueVerification(services, tx, user, now))
}

/** Marks the address as verified and gives its owner; null when the link was tampered with, is too old or names a former address. */
export async function verifyAddress(
  database: Database,
  env: Env,
  link: LinkParts & { signature: string },
  now: Date,
): Promise<User | null> {
  const expected = Buffer.from(sign(env, link))
  const actual = Buffer.from(link.signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  if (Number(link.expires) * 1000 < now.getTime()) return null
  const user = await findUser(database, link.id)
  if (!user || addressHash(user.email) !== link.hash) return null
  if (!user.email_verified_at) await database.transaction((tx) => markVerified(tx, user.id, now))
  return user
}

async function markVerified(tx: Database, id: number, now: Date) {
  const rows = await tx
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.id, id), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  if (rows.length === 0) return
  await auditIn(tx, { at: now, actor_id: id, action: 'accounts.address-verified', subject: `user:${id}` })
  await announceIn(tx, { user_id: id, what: 'user' })
}
