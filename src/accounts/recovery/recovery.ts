import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import { announceIn } from '#src/platform/live.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import { jobKind } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { passwordChangedMail, passwordResetMail } from '../mails/account.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { forgiveFailures } from '../signing-in/sign-in.ts'
import { passwordResets, rememberTokens, sessions, users } from '../tables.ts'
import { findUserByEmail, type User } from '../users.ts'

const VALID_SECONDS = 3_600
const DEAD_LINK = 'Ce lien ne fonctionne plus. Demandez-en un nouveau.'

export const sendResetJob = jobKind<{ email: string }>('accounts.send-password-reset')

/** Asks for a link to choose a new password: the same work whether the address has an account or not. */
export async function askReset(services: Services, email: string) {
  await services.queue.send(services.db, sendResetJob, { email })
}

/** Mails the link, at most one a minute; only the last one opens. A suspended account gets none, one that its owner closed does. */
export async function sendReset(services: Services, email: string, now: Date) {
  const user = await findUserByEmail(services.db, email)
  if (!user || !mayReturn(user)) return
  const token = randomBytes(32).toString('base64url')
  const link = `${services.env.APP_URL}/recuperation-mot-de-passe/${user.id}/${token}`
  await services.db.transaction(async (tx) => {
    const { left } = await countAttempt(tx, `reset-mail:${user.id}`, 1, 60, now)
    if (left < 0) return
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
    await tx
      .insert(passwordResets)
      .values({ token_hash: hashToken(token), user_id: user.id, created_at: now })
    const key = `password-reset:${user.id}:${now.getTime()}`
    await enqueueMailIn(tx, services.queue, { ...passwordResetMail(user, link), key }, now)
    await record(tx, user, 'accounts.password-reset-asked', now)
  })
}

function mayReturn(user: User): boolean {
  const closedByOwner = user.deactivated_at ?? user.deletion_requested_at
  return !user.deleted_at && (user.is_active || closedByOwner !== null)
}

interface NewPassword {
  /** One of both names the person. */
  email?: string | null | undefined
  id?: number | null | undefined
  token: string
  password: string
}

/**
 * Gives the account another password, by a mailed token that serves once. Reading the mail proves the mailbox: the
 * address is verified. Every session and remembered device ends, and the failures of who forgot are forgiven.
 * @throws HttpError 422 on `email` for a token that is wrong, used or older than an hour, on `password` for a weak one
 */
export async function resetPassword(
  services: Services,
  given: NewPassword,
  { ip, now }: { ip: string; now: Date },
) {
  const user = await findByToken(services.db, given, now)
  await checkNewPassword(given.password, user)
  const password_hash = await hashPassword(given.password)
  await services.db.transaction(async (tx) => {
    // Of two that come at once, one finds the row.
    const used = await tx
      .delete(passwordResets)
      .where(eq(passwordResets.token_hash, hashToken(given.token)))
      .returning({ user_id: passwordResets.user_id })
    if (used.length === 0) throw invalid({ email: [DEAD_LINK] })
    await tx.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
    const email_verified_at = user.email_verified_at ?? now
    await tx.update(users).set({ password_hash, email_verified_at }).where(eq(users.id, user.id))
    await tx.delete(sessions).where(eq(sessions.user_id, user.id))
    await tx.delete(rememberTokens).where(eq(rememberTokens.user_id, user.id))
    const key = `password-changed:${user.id}:${now.getTime()}`
    await enqueueMailIn(
      tx,
      services.queue,
      { ...passwordChangedMail(user, services.env.APP_URL, now), key },
      now,
    )
    await record(tx, user, 'accounts.password-reset', now)
    await forgiveFailures(tx, user.email, ip)
    await announceIn(tx, { user_id: user.id, what: 'user' })
  })
}

async function findByToken(database: Database, { email, id, token }: NewPassword, now: Date): Promise<User> {
  const [row] = await database
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(
      and(
        eq(passwordResets.token_hash, hashToken(token)),
        gt(passwordResets.created_at, new Date(now.getTime() - VALID_SECONDS * 1000)),
      ),
    )
  const user = row?.user
  const isNamed = id ? user?.id === id : user?.email === email
  if (!user || !isNamed || !mayReturn(user)) throw invalid({ email: [DEAD_LINK] })
  return user
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function record(tx: Database, { id }: User, action: string, at: Date) {
  return auditIn(tx, { at, actor_id: id, action, subject: `user:${id}` })
}

/** Removes the tokens that no longer open anything. */
export async function purgeResets(database: Database, now: Date) {
  const oldest = new Date(now.getTime() - VALID_SECONDS * 1000)
  await database.delete(passwordResets).where(lt(passwordResets.created_at, oldest))
}
