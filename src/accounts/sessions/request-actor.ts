import type { FastifyInstance } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { recordLastSeen } from '#src/accounts/inactivity.ts'
import { findUser } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'

type FindMembership = (database: Database, userId: number) => Promise<Actor['company']>

/** Gives each request its actor, once its session is known. Companies import accounts, so `findMembership` is handed in. */
export function attachActors(app: FastifyInstance, services: Services, findMembership: FindMembership) {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const userId = request.session?.user_id
    request.actor = userId ? await loadActor(services, userId, findMembership) : null
  })
}

async function loadActor(
  services: Services,
  userId: number,
  findMembership: FindMembership,
): Promise<Actor | null> {
  const user = await findUser(services.db, userId)
  if (!user?.is_active) return null
  await recordLastSeen(services, user)
  const company = user.userable_type === 'recruiter' ? await findMembership(services.db, user.id) : null
  return {
    id: user.id,
    kind: user.userable_type,
    email_verified: user.email_verified_at !== null,
    two_factor: user.two_factor_confirmed_at !== null,
    company,
    user,
  }
}
