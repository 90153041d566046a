import type { FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '#src/platform/world.ts'
import { rotateSession, sendRemembered } from './session-cookies.ts'
import type { User } from './users.ts'

/**
 * Lets in a person who proved who they are, by whatever way: the session is rotated and, when asked for, the device
 * remembered. The one door of every sign-in, so that what must be asked there is asked everywhere.
 */
export async function enter(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
  options: { remember: boolean },
): Promise<{ two_factor: boolean }> {
  await rotateSession(world, request, reply, user.id)
  if (options.remember) await sendRemembered(world, reply, user.id)
  return { two_factor: false }
}
