import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { passwordResetMail } from '../mails/account.ts'
import { claimAccount } from '../proof/claiming.ts'
import { createResetPath } from '../proof/reset-tokens.ts'
import { distrustDevices } from '../sessions/trusted-devices.ts'
import type { AdminRole } from '../shared/kinds.ts'
import { signOutEverywhere } from '../sign-out.ts'
import { liftSignInPause } from '../signing-in/limits.ts'
import { requireOtherSuperAdmin } from '../super-admins.ts'
import { users } from '../tables.ts'
import { dropRecoveryCodes } from '../two-factor/recovery-codes.ts'
import { hasAccount, lockUser, type User } from '../users.ts'
import { enqueueVerification } from '../verification/verification.ts'
import {
  codesDroppedMail,
  restoredMail,
  sessionsEndedMail,
  suspendedMail,
  verifiedForYouMail,
} from './mails.ts'

/** Who helps: an administrator of the team. */
export interface Helper {
  id: number
  admin_role: AdminRole | null
}

const VERIFIED = 'Cette adresse est déjà vérifiée.'
const CLOSED = 'Ce compte est suspendu ou fermé\u00A0: aucun lien ne l’ouvrirait.'

/**
 * Locks the account of a person whom the team helps.
 * @throws HttpError 404 for nobody and an erased account, 403 for one's own and for an administrator's, which only a
 * super-administrator may touch
 */
export async function lockHelped(unit: Unit, helper: Helper, id: number): Promise<User> {
  const user = await lockUser(unit.db, id)
  if (!user || user.deleted_at || !hasAccount(user)) throw notFound()
  if (user.id === helper.id)
    throw forbidden('C’est votre propre compte\u00A0: il se règle sur le site public.')
  if (user.userable_type === 'admin' && helper.admin_role !== 'super_admin')
    throw forbidden('Seule une personne super-administratrice peut agir sur ce compte.')
  return user
}

/** Verifies an address in the place of its reader, after a check that `why` tells. @throws HttpError 409 when it is verified */
export async function verifyForPerson(unit: Unit, user: User, why: string) {
  // The person asked for it: what opens the account is theirs, and stays.
  if (!(await claimAccount(unit, user, { wayIn: true }))) throw conflict(VERIFIED)
  await enqueueMail(unit, verifiedForYouMail(unit.env, user, unit.now))
  await record(unit, user, 'accounts.verified-by-team', why)
}

/** Mails the link that verifies the address once more. @throws HttpError 409 when it is verified, or the account is closed */
export async function mailVerificationAgain(unit: Unit, user: User) {
  if (user.email_verified_at) throw conflict(VERIFIED)
  if (!user.is_active) throw conflict(CLOSED)
  await enqueueVerification(unit, user)
  await record(unit, user, 'accounts.verification-mailed-by-team')
}

/** Mails a link to choose a password; nobody of the team sees it. @throws HttpError 409 for a suspended or closed account */
export async function mailPasswordLink(unit: Unit, user: User) {
  if (!user.is_active) throw conflict(CLOSED)
  const link = `${unit.env.APP_URL}${await createResetPath(unit, user)}`
  const key = `password-reset:${user.id}:${unit.now.getTime()}`
  await enqueueMail(unit, { ...passwordResetMail(user, link), is_awaited: true, key })
  await record(unit, user, 'accounts.reset-mailed-by-team')
}

/** Signs a person out everywhere; every browser is a new one again. */
export async function endAllSessions(unit: Unit, user: User) {
  await signOutEverywhere(unit, user.id)
  await distrustDevices(unit, user.id)
  await enqueueMail(unit, sessionsEndedMail(unit.env, user, unit.now))
  await record(unit, user, 'accounts.sessions-ended-by-team')
}

/** Forgets the failed sign-ins for which the account has to wait. */
export async function liftPause(unit: Unit, user: User) {
  await liftSignInPause(unit.db, user.email)
  await record(unit, user, 'accounts.pause-lifted')
}

/** Takes the codes of sign-in away from a person who lost them, after a check that `why` tells. @throws HttpError 409 without codes */
export async function dropSecondFactor(unit: Unit, user: User, why: string) {
  if (!user.two_factor_confirmed_at) throw conflict('Ce compte n’a pas de codes de connexion.')
  await unit.db
    .update(users)
    .set({ two_factor_secret: null, two_factor_confirmed_at: null, two_factor_last_step: null })
    .where(eq(users.id, user.id))
  await dropRecoveryCodes(unit, user.id)
  await signOutEverywhere(unit, user.id)
  await enqueueMail(unit, codesDroppedMail(unit.env, user, unit.now))
  await record(unit, user, 'accounts.two-factor-dropped-by-team', why)
}

/** Shuts a person out, who is told why: signed out everywhere, hidden, sent no other mails. @throws HttpError 409 when the account is closed already, and for the last super-administrator */
export async function suspendPerson(unit: Unit, user: User, why: string) {
  if (!user.is_active)
    throw conflict(isSuspended(user) ? 'Ce compte est déjà suspendu.' : 'Cette personne a fermé son compte.')
  await requireOtherSuperAdmin(unit.db, user, unit.now)
  await unit.db.update(users).set({ is_active: false }).where(eq(users.id, user.id))
  await signOutEverywhere(unit, user.id)
  await enqueueMail(unit, suspendedMail(unit.env, user, { why, at: unit.now }))
  await record(unit, user, 'accounts.suspended', why)
}

/** Lets a suspended person in again. @throws HttpError 409 for anybody else */
export async function restorePerson(unit: Unit, user: User) {
  if (!isSuspended(user)) throw conflict('Ce compte n’est pas suspendu.')
  await unit.db
    .update(users)
    .set({ is_active: true })
    .where(and(eq(users.id, user.id), isNull(users.deleted_at)))
  await enqueueMail(unit, restoredMail(unit.env, user, unit.now))
  await record(unit, user, 'accounts.restored')
}

/** An inactive account that its owner did not close. */
export function isSuspended({
  is_active,
  deactivated_at,
  deleted_at,
}: Pick<User, 'is_active' | 'deactivated_at' | 'deleted_at'>) {
  return !is_active && deactivated_at === null && deleted_at === null
}

async function record(unit: Unit, user: User, action: string, why?: string) {
  await audit(unit, { action, subject: `user:${user.id}`, ...(why && { details: { why } }) })
  await announce(unit, { user_id: user.id, what: 'user' })
}
