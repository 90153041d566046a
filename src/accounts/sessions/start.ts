import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { canReactivate, canSignIn, reactivateAccount } from '../reactivation.ts'
import { ASLEEP_AFTER_DAYS, isAsleep } from '../super-admins.ts'
import { users } from '../tables.ts'
import type { User } from '../users.ts'
import { sendDeviceCookie } from './cookies.ts'
import { recordSignIn } from './known-devices.ts'
import { mailCode, needsMailedCode } from './mailed-code.ts'
import { openGuestSession, replaceSession, sendSession, visitorOf } from './request-session.ts'
import { trustDevice } from './trusted-devices.ts'

const ASLEEP = `Votre accès s’est endormi après ${ASLEEP_AFTER_DAYS} jours sans connexion. Une personne super-administratrice peut le réveiller, depuis l’équipe.`

export interface SessionStart {
  /** Whether the page must ask for a code before anybody is signed in. */
  two_factor: boolean
  /** Present when the code was mailed; otherwise the authenticator shows it. */
  by_mail?: true
  /** Whether the person had closed the account, and is welcomed back. */
  reopened: boolean
}

/**
 * Lets in a person who proved who they are, by whatever way, or asks for the second factor. The one door of every
 * sign-in, so that what must be asked there is asked everywhere.
 * @throws HttpError 403 for a suspended person, 429 for one whose mailed codes never come back
 */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  { remember }: { remember: boolean },
): Promise<SessionStart> {
  const now = services.clock.now()
  requireSignInAllowed(services, user)
  const waiting = { at: now.toISOString(), user_id: user.id, remember }
  if (user.two_factor_confirmed_at) {
    await openGuestSession(services, request, reply, { two_factor: waiting })
    return { two_factor: true, reopened: false }
  }
  if (!(await needsMailedCode(services, request, user)))
    return openSessionFor(services, request, reply, user, remember)
  const mailed = await mailCode(services, request, user)
  await openGuestSession(services, request, reply, { two_factor: { ...waiting, mailed } })
  return { two_factor: true, reopened: false, by_mail: true }
}

/** Opens the session of a person who has shown every factor. */
export async function openSessionFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  remember: boolean,
): Promise<SessionStart> {
  requireSignInAllowed(services, user)
  const now = services.clock.now()
  const reopened = canReactivate(user, now)
  const opened = await inTransaction(services, user, async (unit) => {
    if (reopened) await reactivateAccount(unit, user)
    await recordSignIn(unit, user, visitorOf(request))
    await stayAwake(unit, user)
    const device = await trustDevice(unit, user.id, request)
    return { ...(await replaceSession(unit, request, user.id, remember)), device }
  })
  sendSession(services, request, reply, opened)
  sendDeviceCookie(services, reply, opened.device)
  return { two_factor: false, reopened }
}

function requireSignInAllowed({ clock, env }: Services, user: User) {
  const now = clock.now()
  if (!canSignIn(user, now)) throw forbidden('Ce compte est suspendu. Écrivez-nous pour en savoir plus.')
  if (env.site === 'admin' && user.userable_type === 'admin' && isAsleep(user, now)) throw forbidden(ASLEEP)
}

/** The two months without a sign-in, after which the access sleeps, begin anew. */
async function stayAwake({ db, env, now }: Unit, { id, userable_type }: User) {
  if (env.site !== 'admin' || userable_type !== 'admin') return
  await db.update(users).set({ admin_awake_at: now }).where(eq(users.id, id))
}
