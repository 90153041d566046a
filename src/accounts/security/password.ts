import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { auditIn } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { passwordChangedMail } from '../mails/account.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { type Asker, isFresh, provePassword } from '../proof/proof.ts'
import { renewCookies } from '../sessions/cookies.ts'
import { users } from '../tables.ts'
import { endDevices } from './devices.ts'

interface Change {
  current_password?: string | null | undefined
  password: string
}

/**
 * Gives the account a new password: this device stays signed in under new cookies, every other one is signed out.
 * @throws HttpError 422 on `current_password`, `password`, or `session` when who has no password yet must sign in
 * again first; 429
 */
export async function changePassword(
  services: Services,
  asker: Asker,
  change: Change,
  wire: { request: FastifyRequest; reply: FastifyReply },
) {
  const now = services.clock.now()
  const { user, session } = asker
  await proveOwner(services, asker, change, now)
  await checkNewPassword(change.password, user)
  const password_hash = await hashPassword(change.password)
  await services.db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash }).where(eq(users.id, user.id))
    await endDevices(tx, user.id, session, now)
    await renewCookies(services, tx, wire.request, wire.reply, session)
    await auditIn(tx, {
      at: now,
      actor_id: user.id,
      action: 'accounts.password-changed',
      subject: `user:${user.id}`,
    })
    const key = `password-changed:${user.id}:${now.getTime()}`
    await enqueueMailIn(
      tx,
      services.queue,
      { ...passwordChangedMail(user, services.env.APP_URL, now), key },
      now,
    )
  })
}

async function proveOwner(services: Services, { user, session }: Asker, change: Change, now: Date) {
  if (user.password_hash === null) {
    if (await isFresh(services.db, session, now)) return
    throw invalid({
      session: ['Reconnectez-vous, puis choisissez votre mot de passe dans le quart d’heure.'],
    })
  }
  if (!change.current_password) throw invalid({ current_password: ['Saisissez votre mot de passe actuel.'] })
  await provePassword(services.db, user, change.current_password, 'current_password', now)
}
