import type { FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { findFlow, saveFlow } from '../sessions/flows.ts'
import type { SocialIdentity } from '../shared/flows.ts'
import type { User } from '../users.ts'
import { linkAndNotify } from './linked-accounts.ts'

/** Finds the identity that waits in this browser for the password of this person; null unless both have the same, verified address. */
export function findPendingLink(
  { session }: FastifyRequest,
  user: User,
  provider: SocialIdentity['provider'] | null | undefined,
  now: Date,
): SocialIdentity | null {
  const waiting = provider ? findFlow(session, 'social', now) : null
  if (!user.email_verified_at) return null
  return waiting?.provider === provider && waiting?.email === user.email ? waiting : null
}

/** Links the identity once the person is signed in; while a code is missing, it goes on waiting. */
export async function completePendingLink(
  services: Services,
  { session }: FastifyRequest,
  user: User,
  proved: SocialIdentity | null,
  { two_factor }: { two_factor: boolean },
) {
  if (!proved) return
  const { provider, subject, email, email_verified, first_name, last_name } = proved
  const social = { provider, subject, email, email_verified, first_name, last_name }
  if (!two_factor) {
    await inTransaction(services, user, (unit) => linkAndNotify(unit, user, social))
    return
  }
  const waiting = findFlow(session, 'two_factor', services.clock.now())
  if (session && waiting) await saveFlow(services, session, 'two_factor', { ...waiting, social })
}
