import type { FastifyRequest } from 'fastify'
import type { Actor } from '#src/abilities/actor.ts'
import { able, actorOf } from '#src/abilities/gates.ts'
import { isAble } from '#src/abilities/policy.ts'
import type { Gate } from '#src/platform/http/endpoints.ts'

/** Whose calendar is read, from which side. */
export interface Viewer {
  id: number
  /** Of a recruiter; null for an applicant. */
  company_id: number | null
}

const applicant = able('view', 'all my applications events')
const recruiter = able('view', 'my offers applications')

/** Applicants, and recruiters whose company is validated. */
export const calendarOwner: Gate = (request) =>
  (actorOf(request).kind === 'recruiter' ? recruiter : applicant)(request)

/** @throws HttpError 401, 403 as the gate */
export function viewerOf(request: FastifyRequest): Viewer {
  const { id, company } = actorOf(request)
  return { id, company_id: company?.id ?? null }
}

/** The same of somebody who is not asking itself; null for who has no calendar now. */
export function viewerFor(actor: Pick<Actor, 'id' | 'kind' | 'company'>): Viewer | null {
  const subject = actor.kind === 'recruiter' ? 'my offers applications' : 'all my applications events'
  return isAble(actor, 'view', subject) ? { id: actor.id, company_id: actor.company?.id ?? null } : null
}
