import type { FastifyRequest } from 'fastify'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { keepPending, pendingOf } from '../sessions/sessions.ts'
import type { SocialIdentity } from '../shared/pending.ts'
import type { User } from '../users.ts'
import { linkAndTell } from './linked-accounts.ts'

/** The identity that waits in this browser for this person's password, null unless its address is theirs. */
export function identityToProve(
  { session }: FastifyRequest,
  user: User,
  provider: SocialIdentity['provider'] | null | undefined,
  now: Date,
): SocialIdentity | null {
  const waiting = provider ? pendingOf(session, 'social', now) : null
  return waiting?.provider === provider && waiting?.email === user.email ? waiting : null
}

/** Links it once the person is in; before that it waits for the code. */
export async function linkProved(
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
    await inTransaction(services, user, (unit) => linkAndTell(unit, user, social))
    return
  }
  const waiting = pendingOf(session, 'two_factor', services.clock.now())
  if (session && waiting) await keepPending(services, session, 'two_factor', { ...waiting, social })
}
