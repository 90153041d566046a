import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import { enqueueMail } from '#src/platform/mail.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { verificationMail } from './mails.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

const VALID_SECONDS = 3_600

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

/** Mails the link again, at most six times a minute. */
export async function sendVerification(world: World, user: User) {
  const now = world.clock.now()
  await allowAttempt(world.db, `verification:${user.id}`, 6, 60, now)
  const mail = verificationMail(user, verificationLink(world.env, user, now))
  await world.db.transaction((tx) =>
    enqueueMail(tx, world.queue, { ...mail, key: `verification:${user.id}:${now.getTime()}` }, now),
  )
}

/** Marks the address as verified; false when the link was tampered with, is too old or names a former address. */
export async function verifyAddress(
  database: Database,
  env: Env,
  link: LinkParts & { signature: string },
  now: Date,
): Promise<boolean> {
  const expected = Buffer.from(sign(env, link))
  const actual = Buffer.from(link.signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return false
  if (Number(link.expires) * 1000 < now.getTime()) return false
  const [user] = await database.select({ email: users.email }).from(users).where(eq(users.id, link.id))
  if (!user || addressHash(user.email) !== link.hash) return false
  await database
    .update(users)
    .set({ email_verified_at: now })
    .where(and(eq(users.id, link.id), isNull(users.email_verified_at)))
  return true
}
