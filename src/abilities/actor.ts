import type { FastifyInstance } from 'fastify'
import { keepLastSeen } from '#src/accounts/inactivity.ts'
import { findUser, type User } from '#src/accounts/users.ts'
import { findMembership, type Membership } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import type { World } from '#src/platform/world.ts'

/** Who asks: every verb takes it and every policy decides by it. */
export interface Actor {
  id: number
  kind: 'applicant' | 'recruiter' | 'admin'
  email_verified: boolean
  /** An authenticator's codes are asked for at sign-in. */
  two_factor: boolean
  company: Membership | null
  user: User
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** The administration is not entered by a password alone. */
export function lacksTwoFactor(actor: Actor): boolean {
  return actor.kind === 'admin' && !actor.two_factor
}

async function loadActor(database: Database, userId: number, now: Date): Promise<Actor | null> {
  const user = await findUser(database, userId)
  if (!user?.is_active) return null
  await keepLastSeen(database, user, now)
  const company = user.userable_type === 'recruiter' ? await findMembership(database, user.id) : null
  return {
    id: user.id,
    kind: user.userable_type,
    email_verified: user.email_verified_at !== null,
    two_factor: user.two_factor_confirmed_at !== null,
    company,
    user,
  }
}

/** Gives each request its actor, after its session is known. */
export function followActors(app: FastifyInstance, world: World) {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const userId = request.session?.user_id
    request.actor = userId ? await loadActor(world.db, userId, world.clock.now()) : null
  })
}
