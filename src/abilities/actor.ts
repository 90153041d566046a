import type { UserKind } from '#src/accounts/shared/kinds.ts'
import type { User } from '#src/accounts/users.ts'
import type { Membership } from '#src/companies/members.ts'

/** The person who makes a request: every verb takes it and every policy decides by it. */
export interface Actor {
  id: number
  kind: UserKind
  email_verified: boolean
  /** Whether this person has to give a code of an authenticator to sign in. */
  two_factor: boolean
  company: Membership | null
  /** Set while somebody of the team looks at the site in the place of this person. */
  viewed_until?: Date
  user: User
}

/** A recruiter, together with the company that this person works for. */
export type Member = Actor & { company: Membership }

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** An administrator must set up an authenticator first, because a password alone may not open the administration. */
export function lacksTwoFactor(actor: Actor): boolean {
  return actor.kind === 'admin' && !actor.two_factor
}
