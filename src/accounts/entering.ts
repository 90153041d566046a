import type { FastifyReply, FastifyRequest } from 'fastify'
import { forbidden } from '#src/platform/errors.ts'
import type { World } from '#src/platform/world.ts'
import { isReopenable, isShutOut, reopenAccount } from './closing.ts'
import { recordSignIn } from './devices-known.ts'
import { rotateSession, visitorOf } from './session-cookies.ts'
import { keepPending } from './sessions.ts'
import type { User } from './users.ts'

export interface Entered {
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
export async function enter(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  { remember }: { remember: boolean },
): Promise<Entered> {
  const now = world.clock.now()
  refuseShutOut(user, now)
  if (!user.two_factor_confirmed_at) return letIn(world, request, reply, user, remember)
  const guest = await rotateSession(world, request, reply, null)
  await keepPending(world.db, guest, 'two_factor', {
    at: now.toISOString(),
    user_id: user.id,
    remember,
  })
  return { two_factor: true, reopened: false }
}

/** Opens the session of a person whose every factor was right. */
export async function letIn(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  remember: boolean,
): Promise<Entered> {
  const now = world.clock.now()
  refuseShutOut(user, now)
  const reopened = isReopenable(user, now)
  await world.db.transaction(async (tx) => {
    if (reopened) await reopenAccount(world, tx, user, now)
    await recordSignIn(world, tx, user, visitorOf(request), now)
  })
  await rotateSession(world, request, reply, user.id, remember)
  return { two_factor: false, reopened }
}

function refuseShutOut(user: User, now: Date) {
  if (isShutOut(user, now)) throw forbidden('Ce compte est suspendu. Écrivez-nous pour en savoir plus.')
}
