import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { passwordChangedMail } from '../mails/account.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import type { OtherAccesses } from '../proof/other-accesses.ts'
import type { AuthenticatedUser } from '../reauthentication/authenticated-user.ts'
import { confirmPassword } from '../reauthentication/factors.ts'
import { isRecentlyAuthenticated } from '../reauthentication/reauthentication.ts'
import { renewCookies, sendSession } from '../sessions/request-session.ts'
import { passwordResets, users } from '../tables.ts'
import type { User } from '../users.ts'
import { endDevicesExcept } from './devices.ts'

interface Change {
  current_password?: string | null | undefined
  password: string
}

/**
 * Gives the account a new password: this device stays signed in under new cookies, every other one is signed out,
 * and what reads the calendar without a session ends.
 * @throws HttpError 422 on `current_password`, `password`, or `session` when who has no password yet must sign in
 * again first; 429
 */
export async function changePassword(
  services: Services,
  authenticated: AuthenticatedUser,
  change: Change,
  wire: { request: FastifyRequest; reply: FastifyReply },
  accesses: OtherAccesses,
): Promise<{ hadCalendarAddress: boolean }> {
  const { user, session } = authenticated
  await requireOwner(services, authenticated, change)
  await checkNewPassword(change.password, user)
  const password_hash = await hashPassword(change.password)
  const { opened, hadCalendarAddress } = await inTransaction(services, user, async (unit) => {
    await replacePassword(unit, user, password_hash)
    await endDevicesExcept(unit, authenticated)
    await audit(unit, { action: 'accounts.password-changed', subject: `user:${user.id}` })
    const key = `password-changed:${user.id}:${unit.now.getTime()}`
    const hadCalendarAddress = await accesses.endCalendarAddress(unit, user.id)
    const change = { at: unit.now, hadCalendarAddress }
    await enqueueMail(unit, { ...passwordChangedMail(user, unit.env.APP_URL, change), key })
    return { opened: await renewCookies(unit, session), hadCalendarAddress }
  })
  sendSession(services, wire.request, wire.reply, opened)
  return { hadCalendarAddress }
}

/** Of several requests with the same old password at once, only the first one replaces it. */
async function replacePassword({ db }: Unit, { id, password_hash: before }: User, password_hash: string) {
  const unchanged = before === null ? isNull(users.password_hash) : eq(users.password_hash, before)
  const rows = await db
    .update(users)
    .set({ password_hash })
    .where(and(eq(users.id, id), unchanged))
    .returning({ id: users.id })
  if (rows.length === 0) throw invalid({ current_password: ['Ce mot de passe vient d’être changé.'] })
  await db.delete(passwordResets).where(eq(passwordResets.user_id, id))
}

async function requireOwner(services: Services, { user, session }: AuthenticatedUser, change: Change) {
  if (user.password_hash === null) {
    if (await isRecentlyAuthenticated(services.db, session, services.clock.now())) return
    throw invalid({
      session: ['Reconnectez-vous, puis choisissez votre mot de passe dans le quart d’heure.'],
    })
  }
  if (!change.current_password) throw invalid({ current_password: ['Saisissez votre mot de passe actuel.'] })
  await confirmPassword(services, user, change.current_password, 'current_password')
}
