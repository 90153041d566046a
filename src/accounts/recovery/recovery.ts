import { and, eq, gt } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { forgetRefusal } from '#src/platform/mail/refused-addresses.ts'
import type { Network } from '#src/platform/network.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import { passwordChangedMail, passwordResetMail } from '../mails/account.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { claimAccount } from '../proof/claiming.ts'
import type { OtherAccesses } from '../proof/other-accesses.ts'
import { createResetPath } from '../proof/reset-tokens.ts'
import { forgiveStrangers } from '../reauthentication/factors.ts'
import { distrustDevices } from '../sessions/trusted-devices.ts'
import { clearSignInAttempts } from '../signing-in/limits.ts'
import { passwordResets, rememberTokens, sessions, users } from '../tables.ts'
import { findUserByEmail, type User } from '../users.ts'

export const RESET_VALID_MS = HOUR
const DEAD_LINK = 'Ce lien ne fonctionne plus. Demandez-en un nouveau.'

export const sendResetJob = jobKind<{ email: string }>('accounts.send-password-reset')

/** Asks for a link to choose a new password; the work is the same whether or not the address has an account. */
export async function requestReset(services: Services, email: string) {
  await inTransaction(services, null, ({ send }) => send(sendResetJob, { email }))
}

/** Mails the link, as far as the budget of the address goes; only the last one works. An account that its owner closed gets one, a suspended one does not. */
export async function sendReset(services: Services, email: string) {
  const user = await findUserByEmail(services.db, email)
  if (!user || !canReset(user)) return
  await inTransaction(services, user, async (unit) => {
    const { now } = unit
    if (!(await takeUnprovenMail(unit, { kind: 'password-reset', to: email }))) return
    const link = `${unit.env.APP_URL}${await createResetPath(unit, user)}`
    const key = `password-reset:${user.id}:${now.getTime()}`
    await enqueueMail(unit, { ...passwordResetMail(user, link), is_awaited: true, key })
    await audit(unit, { action: 'accounts.password-reset-asked', subject: `user:${user.id}` })
  })
}

function canReset(user: User): boolean {
  const closedByOwner = user.deactivated_at ?? user.deletion_requested_at
  return !user.deleted_at && (user.is_active || closedByOwner !== null)
}

interface NewPassword {
  /** Either this or `id` names the person. */
  email?: string | null | undefined
  id?: number | null | undefined
  token: string
  password: string
}

/**
 * Gives the account another password, by a mailed token that serves once. Reading the mail proves the mailbox: the
 * address is verified, and the first time all that opened the account goes. Every session, remembered device and other access ends, and the failures of who forgot are forgiven.
 * @throws HttpError 422 on `email` for a token that is wrong, used or older than an hour, on `password` for a weak one
 */
export async function resetPassword(
  services: Services,
  given: NewPassword,
  network: Network,
  accesses: OtherAccesses,
) {
  const user = await findByToken(services.db, given, services.clock.now())
  await checkNewPassword(given.password, user)
  const password_hash = await hashPassword(given.password)
  await inTransaction(services, user, async (unit) => {
    await spendToken(unit, user, given.token)
    const removed = await claimAccount(unit, user, { wayIn: false })
    await forgetRefusal(unit.db, user.email)
    await replacePassword(unit, user, password_hash)
    const key = `password-changed:${user.id}:${unit.now.getTime()}`
    const hadCalendarAddress = await accesses.endCalendarAddress(unit, user.id)
    const others = removed && { ...removed, password: false, devices: false }
    const change = { at: unit.now, removed: others, hadCalendarAddress }
    await enqueueMail(unit, { ...passwordChangedMail(user, unit.env.APP_URL, change), key })
    await audit(unit, { action: 'accounts.password-reset', subject: `user:${user.id}` })
    await clearSignInAttempts(unit.db, user.email, network)
    await forgiveStrangers(unit.db, user)
    await announce(unit, { user_id: user.id, what: 'user' })
  })
}

async function spendToken({ db }: Unit, user: User, token: string) {
  // Of two requests at once, only one deletes the row and goes on.
  const used = await db
    .delete(passwordResets)
    .where(eq(passwordResets.token_hash, hashToken(token)))
    .returning({ user_id: passwordResets.user_id })
  if (used.length === 0) throw invalid({ email: [DEAD_LINK] })
  await db.delete(passwordResets).where(eq(passwordResets.user_id, user.id))
}

async function replacePassword(unit: Unit, user: User, password_hash: string) {
  const { db } = unit
  await db.update(users).set({ password_hash }).where(eq(users.id, user.id))
  await db.delete(sessions).where(eq(sessions.user_id, user.id))
  await db.delete(rememberTokens).where(eq(rememberTokens.user_id, user.id))
  await distrustDevices(unit, user.id)
}

/**
 * The person whom a mailed token lets choose a password.
 * @throws HttpError 422 on `email` for a token that is wrong, used or older than an hour
 */
export async function findByToken(
  database: Database,
  { email, id, token }: Omit<NewPassword, 'password'>,
  now: Date,
): Promise<User> {
  const [row] = await database
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(
      and(
        eq(passwordResets.token_hash, hashToken(token)),
        gt(passwordResets.created_at, after(now, -RESET_VALID_MS)),
      ),
    )
  const user = row?.user
  const isNamed = id ? user?.id === id : user?.email === email
  if (!user || !isNamed || !canReset(user)) throw invalid({ email: [DEAD_LINK] })
  return user
}
