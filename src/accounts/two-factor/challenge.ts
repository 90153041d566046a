import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { recoveryCodeUsedMail } from '../mails/security.ts'
import { canSignIn } from '../reactivation.ts'
import { clearCodeLimits, confirmCode, limitCodes, recordRefusal } from '../reauthentication/factors.ts'
import { findFlow } from '../sessions/flows.ts'
import type { Session } from '../sessions/sessions.ts'
import { findUser, type User } from '../users.ts'
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes.ts'

/** How long the first factor is good for while the code is looked for. */
const PENDING_MS = 10 * MINUTE

/** The sign-in of this browser that waits for its code, null when none does. */
export function pendingChallenge(session: Session | null, now: Date) {
  return findFlow(session, 'two_factor', now, PENDING_MS)
}

/**
 * The person whose sign-in waits in this browser, once the code or a recovery code is right.
 * @throws HttpError 422 on `email` when nothing waits any more, on `code` or `recovery_code` when it is wrong; 429
 */
export async function passChallenge(
  services: Services,
  session: Session | null,
  given: { code?: string | null | undefined; recovery_code?: string | null | undefined },
): Promise<User> {
  const now = services.clock.now()
  const pending = pendingChallenge(session, now)
  const user = pending && (await findUser(services.db, pending.user_id))
  if (!user?.two_factor_confirmed_at || !canSignIn(user, now))
    throw invalid({ email: ['Votre connexion a trop attendu. Saisissez à nouveau votre mot de passe.'] })
  if (given.code) await confirmCode(services, user, given.code)
  else if (given.recovery_code) await confirmRecoveryCode(services, user, given.recovery_code)
  else throw invalid({ code: ['Saisissez le code à six chiffres de votre application.'] })
  return user
}

async function confirmRecoveryCode(services: Services, user: User, code: string) {
  await limitCodes(services, user, 'recovery_code')
  if (!(await inTransaction(services, user, (unit) => consume(unit, user, code)))) {
    await recordRefusal(services, user, 'accounts.code-refused')
    throw invalid({ recovery_code: ['Ce code de récupération n’est pas le bon, ou il a déjà servi.'] })
  }
  await clearCodeLimits(services.db, user)
}

async function consume(unit: Unit, user: User, code: string): Promise<boolean> {
  if (!(await consumeRecoveryCode(unit, user.id, code))) return false
  const left = await countRecoveryCodes(unit.db, user.id)
  await enqueueMail(unit, recoveryCodeUsedMail(unit.env, user, left, unit.now))
  await audit(unit, {
    action: 'accounts.recovery-code-used',
    subject: `user:${user.id}`,
    details: { left },
  })
  return true
}
