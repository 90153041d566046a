import { able, actorOf, memberOf } from '#src/abilities/gates.ts'
import { forbidden } from '#src/platform/errors.ts'
import type { Endpoints, Gate } from '#src/platform/http/endpoints.ts'
import type { World } from '#src/platform/world.ts'
import { readApplicantDashboard } from './applicant-dashboard.ts'
import { applicantDashboard, recruiterDashboard } from './dashboard-contract.ts'
import { readRecruiterDashboard } from './recruiter-dashboard.ts'

const viewer = able('view', 'dashboard')

const applicant: Gate = async (request) => {
  await viewer(request)
  if (actorOf(request).kind !== 'applicant') throw forbidden()
}

const member: Gate = async (request) => {
  await viewer(request)
  memberOf(request)
}

export function dashboardRoutes(endpoints: Endpoints, world: World) {
  endpoints.on(applicantDashboard, applicant, async ({ request }) => ({
    data: await readApplicantDashboard(world.db, actorOf(request), world.clock.now()),
  }))

  endpoints.on(recruiterDashboard, member, async ({ request }) => ({
    data: await readRecruiterDashboard(world.db, memberOf(request), world.clock.now()),
  }))
}
