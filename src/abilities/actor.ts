import type { UserKind } from '#src/accounts/shared/kinds.ts'
import type { User } from '#src/accounts/users.ts'
import type { Membership } from '#src/companies/members.ts'

/** Who asks: every verb takes it and every policy decides by it. */
export interface Actor {
  id: number
  kind: UserKind
  email_verified: boolean
  /** An authenticator's codes are asked for at sign-in. */
  two_factor: boolean
  company: Membership | null
  user: User
}

/** A recruiter and the company it works for. */
export type Member = Actor & { company: Membership }

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

/** The administration is not entered by a password alone. */
export function lacksTwoFactor(actor: Actor): boolean {
  return actor.kind === 'admin' && !actor.two_factor
}
