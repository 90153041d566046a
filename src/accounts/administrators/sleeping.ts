import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { isAsleep } from '../super-admins.ts'
import { users } from '../tables.ts'
import type { User } from '../users.ts'
import { accessAwakenedMail } from './mails.ts'
import { lockAdministrator } from './roles.ts'

/**
 * Wakes an access that slept because nobody signed in with it for two months; the person is told by mail.
 * @throws HttpError 404, 403 as `lockAdministrator`, 409 for one that is awake or whose access has ended
 */
export async function awakenAdministrator(unit: Unit, id: number) {
  const user = await lockAdministrator(unit, id)
  if (!user.is_active || !isAsleep(user, unit.now)) throw conflict('Cet accès ne dort pas.')
  await wake(unit, user)
  await enqueueMail(unit, accessAwakenedMail(unit.env, user, unit.now))
}

/** Counts the two months from now on, and writes it down. */
export async function wake(unit: Unit, { id }: Pick<User, 'id'>) {
  await unit.db.update(users).set({ admin_awake_at: unit.now }).where(eq(users.id, id))
  await audit(unit, { action: 'accounts.admin-awakened', subject: `user:${id}` })
}
