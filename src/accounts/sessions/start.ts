import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { canReactivate, canSignIn, reactivateAccount } from '../reactivation.ts'
import type { User } from '../users.ts'
import { recordSignIn } from './known-devices.ts'
import { openGuestSession, replaceSession, sendSession, visitorOf } from './request-session.ts'

export interface SessionStart {
  /** Nobody is signed in yet: the page must ask for a code. */
  two_factor: boolean
  /** The person had closed the account, and is welcomed back. */
  reopened: boolean
}

/**
 * Lets in a person who proved who they are, by whatever way, or asks for the second factor. The one door of every
 * sign-in, so that what must be asked there is asked everywhere.
 * @throws HttpError 403 for a suspended person
 */
export async function startSession(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  { remember }: { remember: boolean },
): Promise<SessionStart> {
  const now = services.clock.now()
  requireSignInAllowed(user, now)
  if (!user.two_factor_confirmed_at) return openSessionFor(services, request, reply, user, remember)
  const two_factor = { at: now.toISOString(), user_id: user.id, remember }
  await openGuestSession(services, request, reply, { two_factor })
  return { two_factor: true, reopened: false }
}

/** Opens the session of a person whose every factor was right. */
export async function openSessionFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  remember: boolean,
): Promise<SessionStart> {
  const now = services.clock.now()
  requireSignInAllowed(user, now)
  const reopened = canReactivate(user, now)
  const opened = await inTransaction(services, user, async (unit) => {
    if (reopened) await reactivateAccount(unit, user)
    await recordSignIn(unit, user, visitorOf(request))
    return replaceSession(unit, request, user.id, remember)
  })
  sendSession(services, request, reply, opened)
  return { two_factor: false, reopened }
}

function requireSignInAllowed(user: User, now: Date) {
  if (!canSignIn(user, now)) throw forbidden('Ce compte est suspendu. Écrivez-nous pour en savoir plus.')
}
