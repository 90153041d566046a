import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail.ts'
import type { World } from '#src/platform/world.ts'
import { endDevices } from './devices.ts'
import { passwordChangedMail } from './mails.ts'
import { checkNewPassword, hashPassword } from './passwords.ts'
import { type Asker, isFresh, provePassword } from './security-proof.ts'
import { renewCookies } from './session-cookies.ts'
import { users } from './tables.ts'

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
  world: World,
  asker: Asker,
  change: Change,
  wire: { request: FastifyRequest; reply: FastifyReply },
) {
  const now = world.clock.now()
  const { user, session } = asker
  await proveOwner(world, asker, change, now)
  await checkNewPassword(change.password, user)
  const password_hash = await hashPassword(change.password)
  await world.db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash }).where(eq(users.id, user.id))
    await endDevices(tx, user.id, session, now)
    await renewCookies(world, tx, wire.request, wire.reply, session)
    await audit(tx, {
      at: now,
      actor_id: user.id,
      action: 'accounts.password-changed',
      subject: `user:${user.id}`,
    })
    const key = `password-changed:${user.id}:${now.getTime()}`
    await enqueueMail(tx, world.queue, { ...passwordChangedMail(user, world.env.APP_URL, now), key }, now)
  })
}

async function proveOwner(world: World, { user, session }: Asker, change: Change, now: Date) {
  if (user.password_hash === null) {
    if (await isFresh(world.db, session, now)) return
    throw invalid({
      session: ['Reconnectez-vous, puis choisissez votre mot de passe dans le quart d’heure.'],
    })
  }
  if (!change.current_password) throw invalid({ current_password: ['Saisissez votre mot de passe actuel.'] })
  await provePassword(world.db, user, change.current_password, 'current_password', now)
}
