import type { FastifyInstance } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { recordLastSeen } from '#src/accounts/inactivity.ts'
import { findUser, hasAccount } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import type { Viewing } from './viewings.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the company of a recruiter wants a mailed code at sign-ins from new browsers. */
    asksForMailedCodes: CompanyFacts['asksForMailedCodes']
  }
}

/** What the accounts need of companies, which import them. */
interface CompanyFacts {
  findMembership(database: Database, userId: number): Promise<Actor['company']>
  asksForMailedCodes(database: Database, userId: number): Promise<boolean>
}

/** Gives each request its actor, once its session is known. */
export function attachActors(app: FastifyInstance, services: Services, facts: CompanyFacts) {
  app.decorate('asksForMailedCodes', facts.asksForMailedCodes)
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    const { viewing } = request
    const userId = viewing?.user_id ?? request.session?.user_id
    request.actor = userId ? await loadActor(services, userId, facts, viewing) : null
  })
}

async function loadActor(
  services: Services,
  userId: number,
  { findMembership }: CompanyFacts,
  viewing: Viewing | null,
): Promise<Actor | null> {
  const user = await findUser(services.db, userId)
  if (!user?.is_active || !hasAccount(user)) return null
  // The person was not here when somebody of the team looks in their place.
  if (!viewing) await recordLastSeen(services, user)
  const company = user.userable_type === 'recruiter' ? await findMembership(services.db, user.id) : null
  return {
    id: user.id,
    kind: user.userable_type,
    email_verified: user.email_verified_at !== null,
    two_factor: user.two_factor_confirmed_at !== null,
    company,
    user,
    ...(viewing && { viewed_until: viewing.ends_at }),
  }
}
