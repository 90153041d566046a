import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden, invalid } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { recoveryCodesReplacedMail, twoFactorDisabledMail, twoFactorEnabledMail } from '../mails/security.ts'
import type { AuthenticatedUser } from '../reauthentication/authenticated-user.ts'
import { clearCodeLimits, limitCodes, signedInSource, wrongCode } from '../reauthentication/factors.ts'
import { newSecret, stepOfCode } from '../reauthentication/one-time-codes.ts'
import { authorizeSensitiveAct, type Credentials } from '../reauthentication/reauthentication.ts'
import { endDevicesExcept } from '../security/devices.ts'
import { users } from '../tables.ts'
import type { User } from '../users.ts'
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

const OFF = 'Les codes de connexion ne sont pas activés.'

/** Reads whether the person uses an authenticator, and how many recovery codes are left. */
export async function twoFactorState(database: Database, user: User) {
  const enabled = user.two_factor_confirmed_at !== null
  return {
    enabled,
    confirmed_at: user.two_factor_confirmed_at?.toISOString() ?? null,
    recovery_codes_left: enabled ? await countRecoveryCodes(database, user.id) : 0,
    required: user.userable_type === 'admin',
  }
}

/**
 * Gives a secret for the person's authenticator; in use once a code of it came back.
 * @throws HttpError 409 when codes are in use already, 403 and 422 as `authorizeSensitiveAct`
 */
export async function startTwoFactor(
  services: Services,
  authenticated: AuthenticatedUser,
  credentials: Credentials,
) {
  const { user } = authenticated
  await authorizeSensitiveAct(services, authenticated, credentials)
  if (user.two_factor_confirmed_at) throw conflict('Les codes de connexion sont déjà activés.')
  const { sealed, ...shown } = newSecret(services.env, user.email)
  await services.db
    .update(users)
    .set({ two_factor_secret: sealed, two_factor_last_step: null })
    .where(and(eq(users.id, user.id), isNull(users.two_factor_confirmed_at)))
  return shown
}

/**
 * Puts the codes in use: the first right one shows that the authenticator holds the secret. Answers with the recovery
 * codes, this once.
 * @throws HttpError 409 when codes are in use already, 422 on `code`, 429, or as `authorizeSensitiveAct`
 */
export async function confirmTwoFactor(services: Services, authenticated: AuthenticatedUser, code: string) {
  const { user, session } = authenticated
  await authorizeSensitiveAct(services, authenticated)
  if (user.two_factor_confirmed_at) throw conflict('Les codes de connexion sont déjà activés.')
  const sealed = user.two_factor_secret
  if (!sealed) throw invalid({ code: ['Commencez par ajouter le compte dans votre application.'] })
  const source = signedInSource(session)
  await limitCodes(services, user, source, 'code')
  const step = stepOfCode(services.env, sealed, code, services.clock.now())
  if (step === null) throw wrongCode()
  const codes = await inTransaction(services, user, async (unit) => {
    const rows = await unit.db
      .update(users)
      .set({ two_factor_confirmed_at: unit.now, two_factor_last_step: step })
      // Another page may have started again with another secret, which this code does not confirm.
      .where(
        and(
          eq(users.id, user.id),
          isNull(users.two_factor_confirmed_at),
          eq(users.two_factor_secret, sealed),
        ),
      )
      .returning({ id: users.id })
    if (rows.length === 0) throw conflict('Ces codes ont changé depuis une autre page. Recommencez.')
    // Sessions that were opened by the password alone end here.
    await endDevicesExcept(unit, authenticated)
    await enqueueMail(unit, twoFactorEnabledMail(unit.env, user, unit.now))
    await record(unit, user, 'accounts.two-factor-enabled')
    return replaceRecoveryCodes(unit, user.id)
  })
  await clearCodeLimits(services.db, user, source)
  return codes
}

/** @throws HttpError 409 without codes in use, 403 and 422 as `authorizeSensitiveAct` */
export async function renewRecoveryCodes(
  services: Services,
  authenticated: AuthenticatedUser,
  credentials: Credentials,
) {
  const { user } = authenticated
  await authorizeSensitiveAct(services, authenticated, credentials)
  if (!user.two_factor_confirmed_at) throw conflict(OFF)
  return inTransaction(services, user, async (unit) => {
    await enqueueMail(unit, recoveryCodesReplacedMail(unit.env, user, unit.now))
    await record(unit, user, 'accounts.recovery-codes-replaced')
    return replaceRecoveryCodes(unit, user.id)
  })
}

/** @throws HttpError 403 for an administrator, 409 without codes in use, 403 and 422 as `authorizeSensitiveAct` */
export async function endTwoFactor(
  services: Services,
  authenticated: AuthenticatedUser,
  credentials: Credentials,
) {
  const { user } = authenticated
  await authorizeSensitiveAct(services, authenticated, credentials)
  if (user.userable_type === 'admin')
    throw forbidden('L’administration ne s’ouvre qu’avec des codes de connexion\u00A0: ils restent activés.')
  if (!user.two_factor_confirmed_at) throw conflict(OFF)
  await inTransaction(services, user, async (unit) => {
    await unit.db
      .update(users)
      .set({ two_factor_secret: null, two_factor_confirmed_at: null, two_factor_last_step: null })
      .where(eq(users.id, user.id))
    await dropRecoveryCodes(unit, user.id)
    await enqueueMail(unit, twoFactorDisabledMail(unit.env, user, unit.now))
    await record(unit, user, 'accounts.two-factor-disabled')
  })
}

async function record(unit: Unit, user: User, action: string) {
  await audit(unit, { action, subject: `user:${user.id}` })
  await announce(unit, { user_id: user.id, what: 'user' })
}
