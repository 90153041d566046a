import type { FastifyRequest } from 'fastify'
import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { MINUTE } from '#src/shared/durations.ts'
import { recoveryCodeUsedMail } from '../mails/security.ts'
import { canSignIn } from '../reactivation.ts'
import {
  type CodeSource,
  clearCodeLimits,
  confirmCode,
  limitCodes,
  recordRefusal,
} from '../reauthentication/factors.ts'
import { findFlow } from '../sessions/flows.ts'
import { clearMailedCodes, isMailedCode } from '../sessions/mailed-code.ts'
import type { Session } from '../sessions/sessions.ts'
import { deviceHashOf, isTrustedDevice } from '../sessions/trusted-devices.ts'
import { findUser, type User } from '../users.ts'
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes.ts'

/** The first factor stays valid for this long while the person looks for the code. */
const PENDING_MS = 10 * MINUTE

/** Finds the sign-in of this browser that waits for its code; null for none. */
export function pendingChallenge(session: Session | null, now: Date) {
  return findFlow(session, 'two_factor', now, PENDING_MS)
}

interface Given {
  code?: string | null | undefined
  recovery_code?: string | null | undefined
}

/**
 * The person whose sign-in waits in this browser, once the code or a recovery code is right.
 * @throws HttpError 422 on `email` when nothing waits any more, on `code` or `recovery_code` when it is wrong; 429
 */
export async function passChallenge(
  services: Services,
  request: FastifyRequest,
  given: Given,
): Promise<User> {
  const { session } = request
  const now = services.clock.now()
  const pending = pendingChallenge(session, now)
  const user = pending && (await findUser(services.db, pending.user_id))
  // If the person has set up an authenticator in the meantime, its codes replace the mailed one.
  const isOf = user && Boolean(pending.mailed) === (user.two_factor_confirmed_at === null)
  if (!session || !user || !isOf || !canSignIn(user, now)) throw tooLate()
  if (pending.mailed) await confirmMailedCode(services, user, { ...pending, mailed: pending.mailed }, given)
  else await confirmFactor(services, user, await sourceOf(services, request, session, user), given)
  return user
}

function tooLate() {
  return invalid({ email: ['Votre connexion a trop attendu. Saisissez à nouveau votre mot de passe.'] })
}

/** A browser that opened the account before has its own count of codes; any other one is counted by its sign-in. */
async function sourceOf(
  services: Services,
  request: FastifyRequest,
  session: Session,
  { email }: User,
): Promise<CodeSource> {
  const device = deviceHashOf(request)
  const isTrusted = await isTrustedDevice(services.db, email, device, services.clock.now())
  return { key: isTrusted && device ? device : hashToken(session.id), isTrusted }
}

async function confirmFactor(services: Services, user: User, source: CodeSource, given: Given) {
  if (given.code) return confirmCode(services, user, given.code, source)
  if (given.recovery_code) return confirmRecoveryCode(services, user, given.recovery_code, source)
  throw invalid({ code: ['Saisissez le code à six chiffres de votre application.'] })
}

/** Each mailed code has five tries; then the person has to start again with the password. */
async function confirmMailedCode(
  services: Services,
  user: User,
  { at, mailed }: { at: string; mailed: string },
  { code }: Given,
) {
  const now = services.clock.now()
  const { left } = await countAttempt(services.db, `mailed-code:${user.id}:${at}`, 5, 600, now)
  if (left < 0) throw tooLate()
  if (!code || !isMailedCode(services.env, user, mailed, code)) {
    await recordRefusal(services, user, 'accounts.code-refused')
    throw invalid({
      code: ['Ce code n’est pas le bon. Saisissez celui du dernier e-mail que vous avez reçu.'],
    })
  }
  await clearMailedCodes(services, user)
}

/** A right recovery code passes whatever was tried before, because nobody guesses 49 random bits. */
async function confirmRecoveryCode(services: Services, user: User, code: string, source: CodeSource) {
  if (!(await inTransaction(services, user, (unit) => consume(unit, user, code)))) {
    await limitCodes(services, user, source, 'recovery_code')
    await recordRefusal(services, user, 'accounts.code-refused')
    throw invalid({ recovery_code: ['Ce code de récupération n’est pas le bon, ou il a déjà servi.'] })
  }
  await clearCodeLimits(services.db, user, source)
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
