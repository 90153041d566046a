import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { able, actorOf } from '#src/abilities/gates.ts'
import { isAble } from '#src/abilities/policy.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'

/** The person whose calendar is read, and the side it is read from. */
export interface Viewer {
  id: number
  /** The recruiter's company; null for an applicant. */
  company_id: number | null
}

const applicant = able('view', 'all my applications events')
const recruiter = able('view', 'my offers applications')

/** Applicants have a calendar, and recruiters whose company is validated. */
export const calendarOwner: Gate = (request) =>
  (actorOf(request).kind === 'recruiter' ? recruiter : applicant)(request)

/** @throws HttpError 401 when nobody is signed in, 403 for an administrator without an authenticator */
export function viewerOf(request: FastifyRequest): Viewer {
  const { id, company } = actorOf(request)
  return { id, company_id: company?.id ?? null }
}

/** The viewer for somebody who is not making the request; null when this person has no calendar now. */
export function viewerFor(actor: Pick<Actor, 'id' | 'kind' | 'company'>): Viewer | null {
  const subject = actor.kind === 'recruiter' ? 'my offers applications' : 'all my applications events'
  return isAble(actor, 'view', subject) ? { id: actor.id, company_id: actor.company?.id ?? null } : null
}
