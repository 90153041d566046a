import { and, eq, ne } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { forbidden } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { mailedCodesMail } from '../mails/security.ts'
import type { AuthenticatedUser } from '../reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct } from '../reauthentication/reauthentication.ts'
import { users } from '../tables.ts'

/**
 * Turns the code by mail on or off for the person alone; its company may want it of the whole team.
 * @throws HttpError 403 for an administrator, 403 and 422 as `authorizeSensitiveAct`
 */
export async function setMailedCodes(
  services: Services,
  authenticated: AuthenticatedUser,
  mailed_codes: boolean,
) {
  const { user } = authenticated
  if (user.userable_type === 'admin')
    throw forbidden('L’administration ne s’ouvre qu’avec les codes de votre application.')
  await authorizeSensitiveAct(services, authenticated)
  await inTransaction(services, user, async (unit) => {
    const changed = await unit.db
      .update(users)
      .set({ mailed_codes })
      .where(and(eq(users.id, user.id), ne(users.mailed_codes, mailed_codes)))
      .returning({ id: users.id })
    if (changed.length === 0) return
    await enqueueMail(unit, mailedCodesMail(unit.env, user, mailed_codes, unit.now))
    const action = `accounts.mailed-codes-${mailed_codes ? 'enabled' : 'disabled'}`
    await audit(unit, { action, subject: `user:${user.id}` })
    await announce(unit, { user_id: user.id, what: 'user' })
  })
}
